import { sql } from 'kysely'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/db/database.ts'
import { checkedMinor } from './amounts.ts'
import { named } from './errors.ts'
import type { Budget } from './types.ts'

/**
 * How much of an asset a campaign may give away: a transfer from it that would pass this throws `overdraft`. May be set
 * anew; to less than is already given it throws `overdraft` too.
 */
export async function setBudget(tx: Tx, budget: Budget, limit: Money): Promise<void> {
  await named(sql`select ledger.set_budget(${budget}, ${limit.asset}, ${checkedMinor(limit)})`.execute(tx))
}
