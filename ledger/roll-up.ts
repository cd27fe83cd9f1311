import { sql } from 'kysely'
import type { Asset } from '#kernel/money.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { HouseAccount } from './types.ts'

/**
 * Adds what was posted since the last time to the house's recording accounts, each transfer exactly once; what is under
 * way at this moment waits for the next time. Returns how many transfers that were.
 */
export async function rollUp(database: Database): Promise<number> {
  const { rows } = await database.transaction((tx) => sql<{ count: bigint }>`select ledger.roll_up() as count`.execute(tx))
  return Number((rows[0] as { count: bigint }).count)
}

export interface HouseBalance {
  readonly account: HouseAccount
  readonly asset: Asset
  readonly minor: bigint
}

/** Recording accounts as of the last roll-up, budgets as of now (what a budget gave away stands below zero). */
export async function readHouseBalances(db: Reader): Promise<HouseBalance[]> {
  const { rows } = await sql<HouseBalance>`
    select code as account, asset, balance as minor from ledger.house_account order by code, asset`.execute(db)
  return rows
}
