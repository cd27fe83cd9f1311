import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { checkNew } from '../check.ts'
import type { Finding } from '../invariants.ts'
import { rollUp } from '../roll-up.ts'

/** Rolls up and checks until the checkpoint has every transfer: an open transaction in any database of the server delays that. */
export async function verifyAll(database: Database): Promise<Finding[]> {
  for (; ; await sleep(2)) {
    await rollUp(database)
    const findings = await checkNew(database, 0)
    const { rows } = await database.pool.query('select from ledger.posted, ledger.checked where no > upto_no limit 1')
    if (findings.length > 0 || rows.length === 0) return findings
  }
}
