import pg from 'pg'
import type { Id } from '#kernel/id.ts'
import { checkInvariants, createLanes, post, postAlone, type TransferRequest } from '#ledger/index.ts'
import { postSpins, type Spin } from '#ledger/testing/spins.ts'
import { gift, newWallet } from '#ledger/testing/wallets.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { openTpcb } from '../limits/tpcb.ts'
import { openBenchServer } from '../site/open-server.ts'

/** Spins and single postings of the ledger, durable, against pgbench's TPC-B on the same server in the same run. */
const ROUNDS = 5
const SECONDS = 3
const TPCB_CLIENTS = 16

let gifts = 0

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

interface Case {
  readonly name: string
  /** The required multiple of TPC-B; a case without one is for comparison. */
  readonly must?: number
  measure(): Promise<Measured>
}

await using server = await openBenchServer()
const database = openDatabase({ url: server.url, connectionsMax: 16, role: 'croupier_app' })
const players = await openPlayers(database, 64)
const cases: Case[] = [
  { name: '64 players in two lanes', must: 3, measure: () => spin(database, players, 2) },
  { name: '64 players in one lane', measure: () => spin(database, players, 1) },
  { name: '16 players in two lanes', must: 1.8, measure: () => spin(database, players.slice(0, 16), 2) },
  { name: '16 players in one lane', measure: () => spin(database, players.slice(0, 16), 1) },
  { name: '16 players, single calls', must: 1.1, measure: () => postOneByOne(database, players.slice(0, 16)) },
  { name: '16 players, postings in transactions', measure: () => postInTransactions(database, players.slice(0, 16)) },
]
await compare(cases)
const findings = await checkInvariants(database.reader)
process.stdout.write(`invariants after all that: ${findings.length === 0 ? 'hold' : JSON.stringify(findings)}\n`)
await database.close()

/** The baseline is measured right before every case with a required multiple; the median counts. */
async function compare(cases: readonly Case[]): Promise<void> {
  const tpcb = await openTpcb(await databaseBeside(server.url, 'tpcb'))
  const limits: number[] = []
  const turns = new Map(cases.map(({ name }) => [name, [] as (Measured & { ratio: number })[]]))
  for (const { measure } of cases) await measure()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, must, measure } of cases) {
      if (must !== undefined) limits.push(await tpcb.measure({ clients: TPCB_CLIENTS, seconds: SECONDS }))
      const turn = await measure()
      turns.get(name)?.push({ ...turn, ratio: turn.perSecond / (limits.at(-1) ?? Number.NaN) })
    }
  }
  limits.sort((one, other) => one - other)
  const [slowest, middle, fastest] = [0, Math.floor(limits.length / 2), -1].map((nth) => limits.at(nth)?.toFixed(0))
  process.stdout.write(`TPC-B, ${TPCB_CLIENTS} clients: ${middle}/s (${slowest} to ${fastest})\n`)
  for (const { name, must } of cases) {
    const median = turns.get(name)?.sort((one, other) => one.ratio - other.ratio)[Math.floor(ROUNDS / 2)]
    if (!median) continue
    const { ratio, perSecond, p50, p99 } = median
    const goal = must === undefined ? '' : ` (must ${must}x: ${ratio >= must ? 'met' : 'MISSED'})`
    process.stdout.write(
      `${name}: ${ratio.toFixed(2)}x TPC-B${goal}; ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms\n`,
    )
  }
}

async function spin({ pool }: Database, players: readonly string[], count: number): Promise<Measured> {
  const lanes = createLanes({ lanes: count, ownerOf: ({ player }: Spin) => player, execute: (spins) => postSpins(pool, spins) })
  const measured = await keepBusy(players, async (player, nth) => {
    const { status } = await lanes.submit(spinOf(player, nth))
    if (status !== 'applied') throw new Error(`a spin was answered with ${status}`)
  })
  await lanes.close()
  return measured
}

/** Three of ten spins win. */
function spinOf(player: string, nth: number): Spin {
  return {
    player,
    key: `round:${crypto.randomUUID()}`,
    hash: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    granted: 'coins',
    won: 'tourPoints',
    stake: 1_000,
    win: nth % 10 < 3 ? 2_500 : 0,
    may_play_won: false,
    is_free: false,
    kind: 'round',
    ref: { round: `rnd_${nth}`, game: 'voltage-sevens' },
  }
}

function postOneByOne(database: Database, players: readonly Id<'plr'>[]): Promise<Measured> {
  return keepBusy(players, async (player) => {
    await postAlone(database, giftOf(player))
  })
}

function postInTransactions(database: Database, players: readonly Id<'plr'>[]): Promise<Measured> {
  return keepBusy(players, async (player) => {
    await database.transaction((tx) => post(tx, giftOf(player)))
  })
}

/** Business keys ascend, like days and ids; only rounds have random client keys. */
function giftOf(player: Id<'plr'>): TransferRequest {
  return { key: `gift:${String(++gifts).padStart(12, '0')}`, kind: 'gift', player, movements: [gift(player, 'coins', 100n)] }
}

/** Every player sends the next request as soon as it is answered. */
async function keepBusy<P extends string>(
  players: readonly P[],
  ask: (player: P, nth: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = []
  const started = performance.now()
  const until = started + SECONDS * 1_000
  await Promise.all(
    players.map(async (player) => {
      for (let nth = 0; performance.now() < until; nth++) {
        const from = performance.now()
        await ask(player, nth)
        times.push(performance.now() - from)
      }
    }),
  )
  const perSecond = times.length / ((performance.now() - started) / 1_000)
  times.sort((one, other) => one - other)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { perSecond, p50: at(0.5), p99: at(0.99) }
}

async function openPlayers(database: Database, count: number): Promise<Id<'plr'>[]> {
  const players = Array.from({ length: count }, (_, i): Id<'plr'> => `plr_01k8${String(i).padStart(22, '0')}`)
  for (const player of players) await newWallet(database, player, { coins: 10n ** 12n })
  return players
}

async function databaseBeside(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/croupier$/, name)
}
