import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Database } from '#platform/db/database.ts'
import { foldMoves, rebalance } from '#promotions/boards/buckets.ts'

export const BOARD: Id<'cmp'> = 'cmp_bench'

/** A tenth has one and the same score; of the others few have many points. */
export async function fillBoard(database: Database, players: number): Promise<void> {
  const { reader } = database
  const started = performance.now()
  await sql`insert into promotion.board (name, run) values (${BOARD}, ${BOARD})`.execute(reader)
  await sql`
    insert into promotion.standing (board, player, score, reached_at, event_id)
    select ${BOARD}, 'plr_' || lpad(i::text, 26, '0'), case when i % 10 = 0 then 100 else (random() ^ 3 * 1e6)::bigint end,
      '2026-11-24'::timestamptz + random() * interval '7 days', i
    from generate_series(1, ${players}::int) i`.execute(reader)
  const filled = performance.now()
  await countMoves(database)
  const counted = performance.now()
  await sql`vacuum analyze promotion.standing`.execute(reader)
  await sql`vacuum analyze promotion.board_move`.execute(reader)
  const { rows } = await sql<{ buckets: bigint; mb: bigint }>`
    select count(*) as buckets, pg_total_relation_size('promotion.standing') / 1048576 as mb from promotion.board_bucket`.execute(
    reader,
  )
  process.stdout.write(
    `${players} players, ${rows[0]?.mb} MB, filled in ${((filled - started) / 1_000).toFixed(1)} s, ` +
      `counted in ${rows[0]?.buckets} buckets in ${((counted - filled) / 1_000).toFixed(1)} s\n`,
  )
}

/** As the engine does once a second. */
export async function countMoves(database: Database): Promise<void> {
  const isUneven = await database.transaction(async (tx) => {
    await sql`select from promotion.board where name = ${BOARD} for update`.execute(tx)
    return foldMoves(tx, BOARD)
  })
  if (isUneven) await rebalance(database, BOARD)
}

export function somebodyOf(players: number): Id<'plr'> {
  return `plr_${String(1 + Math.floor(Math.random() * players)).padStart(26, '0')}`
}

/** Sorted milliseconds; the first tenth warms the caches. */
export async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let nth = -count / 10; nth < count; nth++) {
    const from = performance.now()
    await work()
    if (nth >= 0) times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)
}

export function at(times: readonly number[], share: number): number {
  return times[Math.floor(times.length * share)] ?? 0
}
