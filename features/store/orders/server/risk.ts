import { MINUTE_MS } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CashReason } from '../contract.ts'
import { countRefusals, hasDebt } from './store.ts'

/** Five refused attempts in ten minutes block further ones (PAY-4). */
const REFUSALS_MAX = 5
const REFUSALS_WITHIN_MS = 10 * MINUTE_MS

/** Why this player may not begin a payment now. Guards of absence, jurisdiction and limits are asked elsewhere. */
export async function reasonAgainst({ playerId, clock }: PlayerContext, tx: Tx): Promise<CashReason | undefined> {
  if (await hasDebt(tx, playerId)) return 'debt-open'
  const refusals = await countRefusals(tx, playerId, clock.now() - REFUSALS_WITHIN_MS)
  return refusals >= REFUSALS_MAX ? 'too-many-tries' : undefined
}
