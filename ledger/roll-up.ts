import { sql } from 'kysely'
import type { Asset } from '#kernel/money.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import type { HouseAccount } from './types.ts'

/**
 * Adds new transfers to the house's recording accounts, each exactly once; transactions in flight wait for the next
 * run. Returns the number of transfers.
 */
export async function rollUp(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) => sql<{ count: bigint }>`select ledger.roll_up() as count`.execute(tx))
  return Number((rows[0] as { count: bigint }).count)
}

/**
 * Counts what a restored roll-up had not counted, and continues with this server's transaction ids. Runs as the
 * database's owner.
 */
export async function rebaseRollUp(tx: Tx): Promise<void> {
  await sql`select ledger.rebase()`.execute(tx)
}

export interface HouseBalance {
  readonly account: HouseAccount
  readonly asset: Asset
  readonly minor: bigint
}

/** Recording accounts as of the last roll-up, budgets as of now (a budget's grants are negative). */
export async function readHouseBalances(db: Reader): Promise<HouseBalance[]> {
  const { rows } = await sql<HouseBalance>`
    select code as account, asset, balance as minor from ledger.house_account order by code, asset`.execute(db)
  return rows
}
