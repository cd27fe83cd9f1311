import { Agent, request } from 'node:http'
import { json } from 'node:stream/consumers'
import type { LoadOrder, LoadResult } from './spin-load.ts'

/** The players in their own process, so that their work is told apart from the site's: an order in, a result out. */
const BODY = JSON.stringify({ stake: 2_000 })
const { port, tokens, connections, seconds } = (await json(process.stdin)) as LoadOrder

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const before = process.cpuUsage()
const started = performance.now()
const until = started + seconds * 1_000
const times: number[] = []
await Promise.all(Array.from({ length: connections }, (_, connection) => play(connection)))
const elapsed = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage(before)
agent.destroy()
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
  const own = tokens.filter((_, nth) => nth % connections === connection)
  for (let turn = 0; performance.now() < until; turn++) {
    const from = performance.now()
    await spin(own[turn % own.length]!)
    times.push(performance.now() - from)
  }
}

function spin(token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'velmora.localhost',
      cookie: `session=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': BODY.length,
      'idempotency-key': crypto.randomUUID(),
    }
    const path = '/rest/game/voltage-sevens/spin/'
    const call = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`a spin answered ${reply.statusCode}`))))
    })
    call.once('error', reject)
    call.end(BODY)
  })
}
