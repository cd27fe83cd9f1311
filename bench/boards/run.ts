import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Database, openDatabase, type Tx } from '#platform/db/database.ts'
import { finalizeBoard, isIntact } from '#promotions/boards/final-table.ts'
import { rankOf } from '#promotions/boards/places.ts'
import { applyScores, type Score } from '#promotions/boards/scores.ts'
import { at, BOARD, countMoves, fillBoard, somebodyOf, timesOf } from './full-board.ts'
import { openBenchServer } from '../site/open-server.ts'

/** Places on one board, quiet and while scores are written, and its final table. `npm run bench -- boards 1000000`. */
const PLAYERS = Number(process.argv[2] ?? 200_000)
const RANK_MS_P99 = 10
const MUST_OF_UPSERT = 0.2
const FINAL_OF_COPY_MAX = 2
const ROUNDS = 3
const RANKS = 2_000
const BATCH = 2_000
const BATCHES = 10
let events = PLAYERS

await using server = await openBenchServer()
const patience = { connectMs: 10_000, statementMs: 0, answerMs: 600_000 }
const database = openDatabase({ url: server.url, role: 'croupier_app', connectionsMax: 6, patience })
const owner = openDatabase({ url: server.url, patience })
await fillBoard(owner, PLAYERS)
await measureRanks(database)
await measureScores(database)
await measureBusyRanks(database)
await measureFinal(database, owner)
await owner.close()
await database.close()

async function measureRanks({ reader }: Database): Promise<void> {
  const times = await timesOf(RANKS, () => rankOf(reader, BOARD, somebody()))
  const counts = await timesOf(20, () =>
    sql`
      select count(*) from promotion.standing s, promotion.standing o
      where s.board = ${BOARD} and s.player = ${somebody()} and o.board = s.board
        and (o.minus, o.reached_at, o.event_id) < (s.minus, s.reached_at, s.event_id)`.execute(reader),
  )
  const empty = await timesOf(RANKS, () => sql`select 1`.execute(reader))
  const [trips, ratio] = [at(times, 0.5) / at(empty, 0.5), at(counts, 0.5) / at(times, 0.5)]
  sayRanks('rank of anybody', times, `, ${trips.toFixed(1)} empty round trips, counting takes ${ratio.toFixed(0)} times as long`)
}

/** Batches of the reader's size against the same upserts into a table without order, buckets and moves. */
async function measureScores(database: Database): Promise<void> {
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const scores = await rateOf(database, (tx) => applyScores(tx, newScores()))
    const bare = await rateOf(database, (tx) => upsertBare(tx, newScores()))
    rounds.push([scores / bare, scores, bare])
  }
  const [ratio = 0, scores = 0, bare = 0] = rounds.toSorted(([a = 0], [b = 0]) => a - b)[Math.floor(ROUNDS / 2)]!
  say(
    `scores: ${scores.toFixed(0)}/s; bare upserts: ${bare.toFixed(0)}/s; ${ratio.toFixed(2)}x the bare upsert ` +
      `(must ${MUST_OF_UPSERT}x: ${ratio >= MUST_OF_UPSERT ? 'met' : 'MISSED'})`,
  )
}

async function upsertBare(tx: Tx, scores: readonly Score[]): Promise<void> {
  const players = [...new Set(scores.map(({ player }) => player))]
  await sql`
    insert into promotion.cell_archive as a (run, player, cell)
    select ${BOARD}, player, '1' from unnest(${players}::text[]) as player order by 2
    on conflict (run, player) do update set cell = '2'`.execute(tx)
}

/** While two writers add scores as fast as they can and moves are counted each second. */
async function measureBusyRanks(database: Database): Promise<void> {
  let isDone = false
  const write = async (): Promise<void> => {
    while (!isDone) await database.transaction((tx) => applyScores(tx, newScores(200)))
  }
  const timer = setInterval(() => void countMoves(database), 1_000)
  const writers = [write(), write()]
  const empty = await timesOf(RANKS, () => sql`select 1`.execute(database.reader))
  const times = await timesOf(RANKS, () => rankOf(database.reader, BOARD, somebody()))
  clearInterval(timer)
  isDone = true
  await Promise.all(writers)
  const [p50, p99] = [at(times, 0.5) / at(empty, 0.5), at(times, 0.99) / at(empty, 0.99)]
  say(`rank while scores are written: ${p50.toFixed(1)} empty round trips at p50, ${p99.toFixed(1)} at p99`)
  await countMoves(database)
  const { rows } = await sql<{ wrong: bigint }>`
    with ranked as (
      select player, row_number() over (order by minus, reached_at, event_id) as place from promotion.standing where board = ${BOARD}
    ), sample as materialized (select * from ranked order by random() limit 500)
    select count(*) as wrong from sample s, promotion.place_of(${BOARD}, s.player) p where p.place <> s.place`.execute(
    database.reader,
  )
  say(`of 500 places ${rows[0]?.wrong} are wrong (must 0: ${rows[0]?.wrong === 0n ? 'met' : 'MISSED'})`)
}

/** Against a bare copy of the standings in their order, with the same two indexes. */
async function measureFinal(database: Database, owner: Database): Promise<void> {
  await sql`create table promotion.copied (like promotion.final_table including indexes)`.execute(owner.reader)
  const copy = await secondsOf(() =>
    sql`
      insert into promotion.copied select board, row_number() over (order by minus, reached_at, event_id), player, score, reached_at, event_id
      from promotion.standing where board = ${BOARD}`.execute(owner.reader),
  )
  const final = await secondsOf(() => database.transaction((tx) => finalizeBoard(tx, { id: BOARD }, BOARD, Date.now())))
  const ratio = final / copy
  say(
    `final table: ${final.toFixed(1)} s, ${ratio.toFixed(1)}x a bare copy (must ${FINAL_OF_COPY_MAX}x: ` +
      `${ratio <= FINAL_OF_COPY_MAX ? 'met' : 'MISSED'})`,
  )
  say(`its rows have its hash: ${(await isIntact(database.reader, BOARD)) ? 'met' : 'MISSED'}`)
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

function newScores(count = BATCH): Score[] {
  return Array.from({ length: count }, () => ({
    board: BOARD,
    player: somebody(),
    mode: 'sum' as const,
    points: 1 + Math.floor(Math.random() * 1_000),
    at: Date.now(),
    eventId: BigInt((events += 1)),
  }))
}

async function rateOf(database: Database, batch: (tx: Tx) => Promise<unknown>): Promise<number> {
  await database.transaction(batch)
  const from = performance.now()
  for (let nth = 0; nth < BATCHES; nth++) await database.transaction(batch)
  return (BATCHES * BATCH * 1_000) / (performance.now() - from)
}

function sayRanks(what: string, times: readonly number[], more: string): void {
  const p99 = at(times, 0.99)
  say(
    `${what}: ${at(times, 0.5).toFixed(2)} ms at p50, ${p99.toFixed(2)} ms at p99 ` +
      `(must ${RANK_MS_P99} ms: ${p99 <= RANK_MS_P99 ? 'met' : 'MISSED'})${more}`,
  )
}

const somebody = (): Id<'plr'> => somebodyOf(PLAYERS)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
