import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { systemClock } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log/log.ts'
import { wake } from '#platform/outbox/index.ts'
import { selectUnread } from '#platform/outbox/part-reader.ts'
import { settledRound } from '#platform/testing/settled-round.ts'
import { rankOf } from '#promotions/boards/places.ts'
import { claimSlot, openSlots } from '#promotions/claims/slots.ts'
import { startPromotions } from '#promotions/index.ts'
import { READER } from '#promotions/reader/read-parts.ts'
import { at, BOARD, fillBoard, somebodyOf, timesOf } from '../boards/full-board.ts'
import { CLAIMS_AT_ONCE, claimant, rateOf } from '../claims/claim-rate.ts'
import { loadSpins, SPIN_PLAYERS, startSpinSite } from '../spin/spin-load.ts'
import { openOwn, type Promoted } from './own.ts'
import { measurePayments } from './pay-grants.ts'
import { openTwelve } from './twelve.ts'
import { countWritten, type Written } from './written-rows.ts'
import { openBenchServer } from '../site/open-server.ts'

/**
 * The reader of promotions with twelve campaigns on every round, durable, as multiples of a bare batched upsert and of
 * spins in the same run; then ranks on a large board, and claims. With `own` it has the campaigns of the demo site, and an
 * upsert of as many rows as it writes beside; with `grants` it pays bursts of grants instead.
 */
/** Of a row of the bare upsert of one row an event. */
const CELLS = 12
const PLAYERS = 2_000
const EVENTS = 40_000
const BATCH = 2_000
const LIVE_PER_SECOND = 2_000
const LIVE_SECONDS = 10
const MUST_OF_UPSERT = 0.5
const MUST_LAG_MS = 250
const MUST_OF_SPINS = 1.2
const FALL_MAX = 0.1
const SPIN_CLIENTS = 64
const SPIN_SECONDS = 5
/** Until every player has spun and what is run often is compiled, as in `bench/spin`. */
const WARM_SECONDS = 20
/** Windows with the reader and without it, in turns: a single one of five seconds varies by a tenth. */
const SPIN_PAIRS = 7
const IS_OWN = process.argv[2] === 'own'
const BOARD_PLAYERS = 1_000_000
const RANK_MS_P99 = 10
const RANKS = 2_000
const SLOTS = 1_000
const DEMAND = 10

if (process.argv[2] === 'grants') await measurePayments()
else await measureReader()

async function measureReader(): Promise<void> {
  await using server = await openBenchServer()
  const database = openDatabase({ url: server.url, role: 'croupier_app', connectionsMax: 8 })
  const players = await open(database)
  const promoted = IS_OWN ? await openOwn(server.url) : await openTwelve(database)
  await measure(database, players, { ...promoted, url: server.url })
  await promoted.close()
  await database.close()
  await measureRanks(server.url)
  await measureClaims(server.url)
}

async function measure(
  database: Database,
  players: readonly Id<'plr'>[],
  { named, slices, contextOf, url }: Promoted & { readonly url: string },
): Promise<void> {
  const log = createLog({ level: 'silent' })
  const options = { database, clock: systemClock, log, slices, contextOf }
  const byHand = await startPromotions({ ...options, isByHand: true })
  await emitMany(database, players, EVENTS)
  const written = IS_OWN ? await countWritten(url, () => byHand.drain()) : undefined
  await byHand.drain()
  const kinds = written ? [written, undefined] : [undefined]
  const upserts: number[] = []
  const alike: number[] = []
  const folds: number[] = []
  for (let round = 0; round < 3; round++) {
    // In turns first, as what follows a catch-up is slower.
    for (const like of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const perSecond = await upsertBare(database, players, like)
      if (like) alike.push(perSecond * (EVENTS / like.rows))
      else upserts.push(perSecond)
    }
    await emitMany(database, players, EVENTS)
    const from = performance.now()
    await byHand.drain()
    folds.push(EVENTS / ((performance.now() - from) / 1_000))
  }
  // What a drain pays is told by events, which the next one reads.
  await byHand.drain()
  await byHand.close()
  const [fold, upsert] = [median(folds), median(upserts)]
  say(`bare batched upserts: ${upsert.toFixed(0)} rows/s; catch-up with ${named}: ${fold.toFixed(0)} events/s`)
  sayRatio(fold / upsert, `of one row an event, with the JSON of ${CELLS} small cells`)
  if (written) {
    const [each, bytes] = [(written.rows / EVENTS).toFixed(1), written.bytesEach.toFixed(0)]
    sayRatio(fold / median(alike), `of as many rows, each with as much JSON: ${each} rows an event, of ${bytes} bytes`)
  }
  await measureLag(database, players, options)
  await measureSpins(url, options, fold)
}

/**
 * Spins through HTTP with the reader off and on in turns; the reader has caught up before each. The fall is the median of
 * those of the pairs, as the machine itself changes pace.
 */
async function measureSpins(url: string, options: Parameters<typeof startPromotions>[0], fold: number): Promise<void> {
  const site = await startSpinSite(url, SPIN_PLAYERS)
  await loadSpins(site, SPIN_CLIENTS, WARM_SECONDS)
  const [off, on]: [number[], number[]] = [[], []]
  const measureOff = async () => off.push((await loadSpins(site, SPIN_CLIENTS, SPIN_SECONDS)).perSecond)
  for (let pair = 0; pair < SPIN_PAIRS; pair++) {
    if (pair % 2 === 0) await measureOff()
    const byHand = await startPromotions({ ...options, isByHand: true })
    await byHand.drain()
    await byHand.close()
    const live = await startPromotions(options)
    // Each spin wakes the reader where both are one process.
    const spins = setInterval(wake, 5)
    on.push((await loadSpins(site, SPIN_CLIENTS, SPIN_SECONDS)).perSecond)
    clearInterval(spins)
    await live.close()
    if (pair % 2 === 1) await measureOff()
  }
  await site.stop()
  const [without, beside] = [median(off), median(on)]
  const falls = off.map((each, pair) => 1 - on[pair]! / each)
  const [ratio, fall] = [fold / without, median(falls)]
  say(
    `${without.toFixed(0)} spins/s without the reader: catch-up is ${ratio.toFixed(2)}x (must ${MUST_OF_SPINS}x: ${verdict(ratio >= MUST_OF_SPINS)})`,
  )
  say(
    `${beside.toFixed(0)} spins/s beside the reader: ${(fall * 100).toFixed(0)} % less, ${falls.map((each) => (each * 100).toFixed(0)).join(', ')} in pairs (must at most ${FALL_MAX * 100} %: ${verdict(fall <= FALL_MAX)})`,
  )
}

async function measureRanks(url: string): Promise<void> {
  const patience = { connectMs: 10_000, statementMs: 0, answerMs: 600_000 }
  const owner = openDatabase({ url, patience })
  await fillBoard(owner, BOARD_PLAYERS)
  const times = await timesOf(RANKS, () => rankOf(owner.reader, BOARD, somebodyOf(BOARD_PLAYERS)))
  await owner.close()
  const p99 = at(times, 0.99)
  say(
    `rank of anybody: ${at(times, 0.5).toFixed(2)} ms at p50, ${p99.toFixed(2)} ms at p99 (must ${RANK_MS_P99} ms: ${verdict(p99 <= RANK_MS_P99)})`,
  )
}

/** First-N claims at ten times the demand. */
async function measureClaims(url: string): Promise<void> {
  const database = openDatabase({ url, role: 'croupier_app', connectionsMax: CLAIMS_AT_ONCE })
  await database.transaction((tx) => openSlots(tx, 'drop', SLOTS))
  let given = 0
  const { perSecond, p99 } = await rateOf(database, SLOTS * DEMAND, async (tx, nth) => {
    if (typeof (await claimSlot(tx, 'drop', claimant(nth), 'once')) === 'number') given++
  })
  await database.close()
  say(
    `claims: ${perSecond.toFixed(0)} tries/s, ${p99.toFixed(0)} ms at p99, ${given} of ${SLOTS} given (must all: ${verdict(given === SLOTS)})`,
  )
}

/** Live: events at a steady rate; lag from their commit until their cells are written. */
async function measureLag(
  database: Database,
  players: readonly Id<'plr'>[],
  options: Parameters<typeof startPromotions>[0],
): Promise<void> {
  const live = await startPromotions(options)
  const lags: number[] = []
  const perTurn = LIVE_PER_SECOND / 50
  const started = performance.now()
  let isDone = false
  const probe = (async () => {
    while (!isDone) {
      const lag = sql`extract(epoch from clock_timestamp() - min(e.at))::float8 * 1000 as lag`
      const { rows } = await sql<{ lag: number | null }>`${selectUnread(READER, lag)}`.execute(database.reader)
      lags.push(rows[0]?.lag ?? 0)
      await sleep(20)
    }
  })()
  for (let turn = 0; turn < LIVE_SECONDS * 50; turn++) {
    await emitMany(database, players, perTurn)
    wake()
    await sleep(Math.max(0, started + (turn + 1) * 20 - performance.now()))
  }
  const seconds = (performance.now() - started) / 1_000
  isDone = true
  await probe
  await live.close()
  lags.sort((one, other) => one - other)
  const p99 = at(lags, 0.99)
  say(
    `live at ${((LIVE_SECONDS * LIVE_PER_SECOND) / seconds).toFixed(0)} events/s: the oldest unread event is ${at(lags, 0.5).toFixed(0)} ms old at p50, ` +
      `${p99.toFixed(0)} ms at p99 (must ${MUST_LAG_MS} ms: ${p99 <= MUST_LAG_MS ? 'met' : 'MISSED'})`,
  )
}

function sayRatio(ratio: number, what: string): void {
  say(`${ratio.toFixed(2)}x the bare upsert ${what} (must ${MUST_OF_UPSERT}x: ${verdict(ratio >= MUST_OF_UPSERT)})`)
}

/**
 * What the database allows: rows a second with JSON of their own, without reading or folding anything. Rows like those of
 * the reader are sent as it sends them, which is faster than an array.
 */
async function upsertBare(database: Database, players: readonly Id<'plr'>[], like?: Written): Promise<number> {
  const cellOf = (nth: number) => [`cmp_bench_${nth}`, { cell: { rounds: 20, stake: 2_000, best: 100 } }]
  const jsonOf = (count: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => cellOf(nth))))
  const ofOne = jsonOf(CELLS).length / CELLS
  const cells = jsonOf(like ? Math.max(1, Math.round(like.bytesEach / ofOne)) : CELLS)
  const rows = like?.rows ?? EVENTS
  const from = performance.now()
  for (let done = 0; done < rows; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, rows - done) }, (_, i) => players[(done + i) % players.length]!)
    const all = batch.map(() => cells)
    await database.pool.query(
      `insert into promotion.player_cells as p (player, cells)
       select u.player, u.cells::jsonb from unnest($1::text[], ${like ? "string_to_array($2, E'\\x1e')" : '$2::text[]'}) as u (player, cells)
       on conflict (player) do update set cells = excluded.cells`,
      [batch, like ? all.join('\x1e') : all],
    )
  }
  return rows / ((performance.now() - from) / 1_000)
}

async function emitMany(database: Database, players: readonly Id<'plr'>[], count: number): Promise<void> {
  const payload = JSON.stringify(settledRound('rnd_bench', { stake: 100 }))
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const named = Array.from({ length: size }, () => players[Math.floor(Math.random() * players.length)]!)
    await database.pool.query(
      `select outbox.emit_many(array_fill('round.settled'::text, array[$1::int]), $2::text[], array_fill($3::jsonb, array[$1::int]), clock_timestamp())`,
      [size, named, payload],
    )
  }
}

async function open({ pool }: Database): Promise<Id<'plr'>[]> {
  const players = Array.from({ length: PLAYERS }, (_, i): Id<'plr'> => `plr_01k8${String(i).padStart(22, '0')}`)
  await pool.query(
    `insert into player (id, brand, login, password_hash, registration_type, birth_date, state, created_at)
     select id, 'velmora', id, '', 'login', '1990-01-01', 'NY', now() from unnest($1::text[]) as id`,
    [players],
  )
  await pool.query('select ledger.open_wallet(id) from unnest($1::text[]) as id', [players])
  return players
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED'
}
