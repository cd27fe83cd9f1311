import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Tx } from '#platform/db/database.ts'

/** Writers of the board wait as long as this at most, and it is tried again a second later. */
const REBALANCE_WAIT = '500ms'
const LOCK_NOT_AVAILABLE = '55P03'

/** Adds a board's moves to its buckets; its row is locked. True if `rebalance` is due. */
export async function foldMoves(tx: Tx, board: string): Promise<boolean> {
  const { rows } = await sql<{ isUneven: boolean }>`select promotion.fold_moves(${board}) as "isUneven"`.execute(tx)
  return rows[0]!.isUneven
}

/** Splits and joins a board's buckets; false if its writers did not pause for it. */
export async function rebalance(database: Database, board: string): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      await sql`select set_config('lock_timeout', ${REBALANCE_WAIT}, true)`.execute(tx)
      await sql`select promotion.rebalance(${board})`.execute(tx)
    })
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  }
}
