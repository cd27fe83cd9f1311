import { once } from 'node:events'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import type { LoadOrder, LoadResult } from './spin-load.ts'

/** The players in their own process, so that their work is told apart from the site's: an order in, a result out. */
const BODY = JSON.stringify({ stake: 2_000 })
const { port, tokens, connections, seconds } = (await json(process.stdin)) as LoadOrder

const HEAD = [
  'POST /rest/game/voltage-sevens/spin/ HTTP/1.1',
  'host: velmora.localhost',
  'sec-fetch-site: same-origin',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  '',
].join('\r\n')
const before = process.cpuUsage()
const started = performance.now()
const until = started + seconds * 1_000
const times: number[] = []
await Promise.all(Array.from({ length: connections }, (_, connection) => play(connection)))
const elapsed = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage(before)
times.sort((left, right) => left - right)
const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
const result: LoadResult = {
  spins: times.length,
  perSecond: times.length / elapsed,
  p50: at(0.5),
  p99: at(0.99),
  processorMicros: user + system,
}
process.stdout.write(JSON.stringify(result))

/** Spins again as soon as the last reply arrives, for several players in turn. */
async function play(connection: number): Promise<void> {
  const { spin, close } = await openConnection()
  const own = tokens.filter((_, nth) => nth % connections === connection)
  for (let turn = 0; performance.now() < until; turn++) {
    const from = performance.now()
    await spin(own[turn % own.length]!)
    times.push(performance.now() - from)
  }
  close()
}

/** A connection that sends a spin and waits for its reply: without HTTP's client, players take half as much beside the site. */
async function openConnection() {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let arrived = ''
  let waiting: PromiseWithResolvers<void> | undefined
  socket.setEncoding('latin1')
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed a connection')))
  socket.on('data', (part: string) => {
    arrived += part
    const end = arrived.indexOf('\r\n\r\n') + 4
    if (end < 4) return
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(arrived) ?? []
    if (arrived.startsWith('HTTP/1.1 200 ') && length !== undefined) {
      if (arrived.length >= end + Number(length)) waiting?.resolve()
    } else waiting?.reject(new Error(`a spin was answered: ${arrived.slice(0, end)}`))
  })
  return {
    spin(token: string): Promise<void> {
      arrived = ''
      waiting = Promise.withResolvers()
      socket.write(`${HEAD}cookie: session=${token}\r\nidempotency-key: ${crypto.randomUUID()}\r\n\r\n${BODY}`)
      return waiting.promise
    },
    close: () => void socket.destroy(),
  }
}
