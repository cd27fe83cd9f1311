import { sql } from 'kysely'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Database } from '#platform/db/database.ts'

/** As long as events are kept to recompute a final table. */
const KEPT_MS = 7 * DAY_MS
const STANDINGS_AT_ONCE = 5_000

/** Removes standings of one board that has long had its final table, some at a time. Returns how many. */
export async function clearFinished(database: Database, at: Instant): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select name from promotion.board
    where finalized_at <= ${new Date(at - KEPT_MS)} and cleared_at is null order by finalized_at limit 1`.execute(database.reader)
  const board = rows[0]?.name
  if (board === undefined) return 0
  const { numAffectedRows = 0n } = await sql`
    delete from promotion.standing where board = ${board}
      and player in (select player from promotion.standing where board = ${board} limit ${STANDINGS_AT_ONCE})`.execute(
    database.reader,
  )
  if (numAffectedRows > 0n) return Number(numAffectedRows)
  await database.transaction(async (tx) => {
    await sql`update promotion.board set cleared_at = ${new Date(at)} where name = ${board}`.execute(tx)
    for (const table of ['board_move', 'board_bucket', 'place_due'])
      await sql`delete from ${sql.table(`promotion.${table}`)} where board = ${board}`.execute(tx)
  })
  return 0
}
