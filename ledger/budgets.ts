import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/db/database.ts'
import { checkedMinor } from './amounts.ts'
import { named } from './errors.ts'
import type { Budget } from './types.ts'

/**
 * Sets how much of an asset a campaign may grant: a transfer beyond it throws `overdraft`. May be changed; below the
 * amount already granted it throws `overdraft` too.
 */
export async function setBudget(tx: Tx, budget: Budget, limit: Money): Promise<void> {
  await named(sql`select ledger.set_budget(${budget}, ${limit.asset}, ${checkedMinor(limit)})`.execute(tx))
}
