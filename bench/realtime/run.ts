import { type ChildProcess, fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#platform/config/index.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { bringUpToDate } from '#platform/db/sql-functions.ts'
import { type LightClient, openLightClient } from './light-client.ts'
import type { Order, Report } from './served.ts'

/** The hub against a bare loop over `ws` in the same run, and the latency of a push from its commit to a socket. */
const TURNS = 7
const CLIENTS = 400
const ROUNDS = 160
const IDLE = 2_000
const COMMITS = 300
const OPENED_AT_ONCE = 50
const CPU_MAX = 1.3
const RATE_MIN = 3
const MEMORY_MAX = 1.5

const PING = '{}'
const LINE_END = 10

type Kind = 'hub' | 'bare'

await compareDeliveries({
  perTick: 1,
  name: 'CPU a delivery, one push a tick',
  of: (hub, bare) => hub.cpuMicros / bare.cpuMicros,
  must: `at most ${CPU_MAX}x`,
  isMet: (ratio) => ratio <= CPU_MAX,
})
await compareDeliveries({
  perTick: 4,
  name: 'deliveries a second, four pushes a tick',
  of: (hub, bare) => hub.perSecond / bare.perSecond,
  must: `at least ${RATE_MIN}x`,
  isMet: (ratio) => ratio >= RATE_MIN,
})
await compareMemory()
await measureChain()

interface Delivered {
  readonly cpuMicros: number
  readonly perSecond: number
}

interface Comparison {
  readonly perTick: number
  readonly name: string
  readonly of: (hub: Delivered, bare: Delivered) => number
  readonly must: string
  readonly isMet: (ratio: number) => boolean
}

/**
 * Both alternate, in changing order, so that noise affects both; the median counts, and minimum and maximum show its
 * reliability.
 */
async function compareDeliveries({ perTick, name, of, must, isMet }: Comparison): Promise<void> {
  const turns: { ratio: number; hub: Delivered; bare: Delivered }[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const first = await deliver(turn % 2 === 0 ? 'bare' : 'hub', perTick)
    const second = await deliver(turn % 2 === 0 ? 'hub' : 'bare', perTick)
    const [bare, hub] = turn % 2 === 0 ? [first, second] : [second, first]
    turns.push({ ratio: of(hub, bare), hub, bare })
  }
  turns.sort((one, other) => one.ratio - other.ratio)
  const [least, middle, most] = [turns[0]!, turns[Math.floor(TURNS / 2)]!, turns.at(-1)!]
  const say = ({ cpuMicros, perSecond }: Delivered) => `${cpuMicros.toFixed(1)} µs of CPU, ${Math.round(perSecond)}/s`
  process.stdout.write(
    `${name}: ${middle.ratio.toFixed(2)}x a bare ws loop, ${least.ratio.toFixed(2)} to ${most.ratio.toFixed(2)} (must ${must}: ${isMet(middle.ratio) ? 'met' : 'MISSED'}); ` +
      `the hub ${say(middle.hub)}; bare ${say(middle.bare)}\n`,
  )
}

async function deliver(kind: Kind, perTick: number): Promise<Delivered> {
  await using server = await start('server.ts', kind)
  let heard = 0
  const clients = await openMany(server, CLIENTS, (frame) => (heard += linesIn(frame)))
  const wanted = CLIENTS * ROUNDS * perTick
  // A warm-up, so that both are compiled.
  await server.ask({ do: 'publish', rounds: 20, perTick }, 'published')
  await until(() => heard >= CLIENTS * 20 * perTick)
  heard = 0
  const began = performance.now()
  await server.ask({ do: 'publish', rounds: ROUNDS, perTick }, 'published')
  await until(() => heard >= wanted)
  const seconds = (performance.now() - began) / 1_000
  // Only now: flushing is part of the work.
  const { cpuMicros } = await server.ask({ do: 'account' }, 'accounted')
  for (const client of clients) client.terminate()
  return { cpuMicros: cpuMicros / wanted, perSecond: wanted / seconds }
}

/** Heap use counts: the process's own size grows in steps of megabytes at arbitrary connections. */
async function compareMemory(): Promise<void> {
  const [bare, hub, subscribed] = [await weigh('bare'), await weigh('hub'), await weigh('hub', { hears: true })]
  const ratio = hub.held / bare.held
  const say = ({ held, resident }: Weight) => `${(held / 1_024).toFixed(1)} KB held, ${(resident / 1_024).toFixed(1)} KB resident`
  process.stdout.write(
    `memory of one of ${IDLE} idle connections: ${ratio.toFixed(2)}x a bare ws server ` +
      `(must at most ${MEMORY_MAX}x: ${ratio <= MEMORY_MAX ? 'met' : 'MISSED'}); ` +
      `the hub ${say(hub)}, on a channel ${say(subscribed)}; bare ${say(bare)}\n`,
  )
}

interface Weight {
  /** Bytes per connection. */
  readonly held: number
  readonly resident: number
}

async function weigh(kind: Kind, { hears = false } = {}): Promise<Weight> {
  await using started = await start('server.ts', kind)
  const server = { ...started, hears }
  // The one-time cost of the first connections is excluded.
  const first = await openMany(server, 200, () => {})
  const before = await server.ask({ do: 'weigh' }, 'weighed')
  const clients = await openMany(server, IDLE, () => {})
  const after = await server.ask({ do: 'weigh' }, 'weighed')
  for (const client of [...first, ...clients]) client.terminate()
  return { held: (after.heldBytes - before.heldBytes) / IDLE, resident: (after.rssBytes - before.rssBytes) / IDLE }
}

/** Sequential durable commits of one player, and the same player's socket. */
async function measureChain(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-bench-'))
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ folder, programs: join(ROOT, '.cache') })
  try {
    await bringUpToDate(database.url, ROOT)
    await using server = await start('chain.ts', database.url)
    const heardAt = new Map<number, bigint>()
    const committedAt = new Map<number, bigint>()
    const [client] = await openMany(server, 1, (frame) => {
      const now = process.hrtime.bigint()
      for (const [, version] of frame.toString().matchAll(/"version": ?(\d+)/g)) heardAt.set(Number(version), now)
    })
    server.child.on('message', (report: Report) => {
      if (report.is === 'committed') committedAt.set(report.version, BigInt(report.atNanos))
    })
    server.child.send({ do: 'commit', count: COMMITS } satisfies Order)
    await until(() => committedAt.size >= COMMITS && heardAt.size >= COMMITS)
    client?.terminate()
    const ways = [...committedAt].map(([version, at]) => Number((heardAt.get(version) ?? 0n) - at) / 1e6).sort((a, b) => a - b)
    const at = (share: number): string => (ways[Math.floor(ways.length * share)] ?? 0).toFixed(1)
    process.stdout.write(`from commit to socket: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${COMMITS}\n`)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Listening = Extract<Report, { is: 'listening' }>

interface Served extends Listening {
  readonly child: ChildProcess
  readonly isBare: boolean
  /** Whether a client subscribes. */
  readonly hears: boolean
  ask<I extends Report['is']>(order: Order, answer: I): Promise<Extract<Report, { is: I }>>
  [Symbol.asyncDispose](): Promise<void>
}

async function start(file: string, argument: string): Promise<Served> {
  const child = fork(join(import.meta.dirname, file), [argument], { execArgv: [...process.execArgv, '--expose-gc'] })
  const hear = <I extends Report['is']>(is: I): Promise<Extract<Report, { is: I }>> =>
    new Promise((resolve, reject) => {
      const listen = (report: Report): void => {
        if (report.is !== is) return
        child.off('message', listen)
        resolve(report as Extract<Report, { is: I }>)
      }
      child.on('message', listen)
      child.once('exit', () => reject(new Error('the server of the benchmark ended')))
    })
  const listening = await hear('listening')
  return {
    ...listening,
    child,
    isBare: argument === 'bare',
    hears: true,
    ask(order, answer) {
      const report = hear(answer)
      child.send(order)
      return report
    },
    async [Symbol.asyncDispose]() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await gone
    },
  }
}

type Hear = (frame: Buffer) => void

/** Minimal clients, or they would measure themselves: they count frames and answer pings. */
async function openMany(server: Target, count: number, hear: Hear): Promise<LightClient[]> {
  const opened: LightClient[] = []
  while (opened.length < count) {
    const some = Math.min(OPENED_AT_ONCE, count - opened.length)
    opened.push(...(await Promise.all(Array.from({ length: some }, () => openOne(server, hear)))))
  }
  return opened
}

type Target = Pick<Served, 'port' | 'tokens' | 'channel' | 'isBare' | 'hears'>

async function openOne({ port, tokens, channel, isBare, hears }: Target, hear: Hear): Promise<LightClient> {
  const [token = '', channelToken = ''] = tokens
  const commands = [{ id: 1, connect: { token } }, ...(hears ? [{ id: 2, subscribe: { channel, token: channelToken } }] : [])]
  const answered = Promise.withResolvers<void>()
  let isIn = isBare
  const client = await openLightClient({
    port,
    path: '/connection/websocket',
    hear(frame, { say }) {
      if (frame.length === PING.length) return say(PING)
      if (isIn) return hear(frame)
      const text = frame.toString()
      if (text.includes('"error"')) return answered.reject(new Error(text))
      isIn = text.includes(`"id":${commands.length}`)
      if (isIn) answered.resolve()
    },
  })
  if (isBare) return client
  client.say(commands.map((command) => JSON.stringify(command)).join('\n'))
  await answered.promise
  return client
}

function linesIn(frame: Buffer): number {
  let lines = 1
  for (let end = frame.indexOf(LINE_END); end >= 0; end = frame.indexOf(LINE_END, end + 1)) lines++
  return lines
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resume) => setTimeout(resume, 5))
}
