import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '../testing/eventually.ts'
import { openTestHub, type TestHub } from '../testing/test-hub.ts'
import { HUB_PATHS } from './options.ts'

/** REALTIME_LOAD=full opens two thousand idle and a thousand busy connections, and reports the cost. */
// oxlint-disable-next-line node/no-process-env -- a switch of this test alone, not of the site
const IS_FULL = process.env['REALTIME_LOAD'] === 'full'
const [IDLE, BUSY] = IS_FULL ? [2_000, 1_000] : [400, 200]
const ROUNDS = IS_FULL ? 40 : 20
const OPENED_AT_ONCE = 50
const PATIENCE_MS = IS_FULL ? 900_000 : 120_000

interface Listener {
  readonly socket: WebSocket
  readonly offsets: number[]
}

/** A lightweight client: a thousand official ones would dominate the measurement. */
function listen(at: TestHub, token: string, channels: readonly string[]): Promise<Listener> {
  const origin = `http://127.0.0.1:${at.port}`
  const socket = new WebSocket(`ws://127.0.0.1:${at.port}${HUB_PATHS.websocket}`, { origin, perMessageDeflate: false })
  const offsets: number[] = []
  const commands = [
    { id: 1, connect: { token } },
    ...channels.map((channel, index) => ({ id: index + 2, subscribe: { channel } })),
  ]
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(commands.map((command) => JSON.stringify(command)).join('\n')))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      for (const line of data.toString().split('\n')) {
        const { id, push } = JSON.parse(line) as { id?: number; push?: { pub: { offset: number } } }
        if (push) offsets.push(push.pub.offset)
        else if (id === commands.length) resolve({ socket, offsets })
        else if (line === '{}') socket.send('{}')
      }
    })
  })
}

async function openMany(at: TestHub, count: number, channels: readonly string[]): Promise<Listener[]> {
  const token = await at.token({ sub: '' })
  const opened: Listener[] = []
  while (opened.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - opened.length)
    opened.push(...(await Promise.all(Array.from({ length: some }, () => listen(at, token, channels)))))
  }
  return opened
}

test(
  `${IDLE} idle and ${BUSY} busy connections: every client receives everything, in order`,
  async () => {
    await using at = await openTestHub({ limits: { pongMs: 120_000 } })
    const before = process.memoryUsage().rss
    const idle = await openMany(at, IDLE, [])
    const perIdle = (process.memoryUsage().rss - before) / IDLE
    const busy = await openMany(at, BUSY, ['open:busy'])
    expect(at.hub.openCount).toBe(IDLE + BUSY)

    const startedAt = performance.now()
    for (let round = 0; round < ROUNDS; round++) {
      for (let nth = 0; nth < 4; nth++) await at.hub.publish('open:busy', { round, nth })
      await nextTurn()
    }
    const all = Array.from({ length: ROUNDS * 4 }, (_, index) => index + 1)
    await eventually(() => expect(busy.filter(({ offsets }) => offsets.length < all.length)).toEqual([]))
    const seconds = (performance.now() - startedAt) / 1_000
    for (const { offsets } of busy) expect(offsets).toEqual(all)
    expect(idle.filter(({ socket }) => socket.readyState !== WebSocket.OPEN)).toEqual([])
    expect(at.hub.openCount).toBe(IDLE + BUSY)
    if (IS_FULL) {
      const perSecond = Math.round((BUSY * all.length) / seconds)
      process.stdout.write(
        `${perSecond} deliveries/s; ${Math.round(perIdle / 1_024)} KB an idle connection, its client included\n`,
      )
    }
    for (const { socket } of [...idle, ...busy]) socket.terminate()
    await eventually(() => expect(at.hub.openCount).toBe(0))
  },
  PATIENCE_MS,
)
