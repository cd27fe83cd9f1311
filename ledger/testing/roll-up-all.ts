import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { rollUp } from '../roll-up.ts'

/** Rolls up until everything committed is counted: an open transaction in any database of the server delays that. */
export async function rollUpAll(database: Database): Promise<number> {
  for (let total = 0; ; await sleep(2)) {
    const count = await rollUp(database)
    total += count
    const { rows } = await database.pool.query(
      'select from ledger.posted, ledger.rolled_up where no > after_no and txid >= upto limit 1',
    )
    if (rows.length === 0) return total
  }
}
