import { MINUTE_MS } from '#kernel/time.ts'
import { readBrokenCap } from '#platform/caps/caps.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { countRefusals, hasDebt } from './store.ts'

/** Five refused attempts in ten minutes block further ones (PAY-4). */
const REFUSALS_MAX = 5
const REFUSALS_WITHIN_MS = 10 * MINUTE_MS

/** Why this player may not begin a payment now. Guards of absence, jurisdiction and limits are asked elsewhere. */
export async function reasonAgainst(
  { playerId, clock }: PlayerContext,
  db: Reader,
): Promise<'debt-open' | 'too-many-tries' | undefined> {
  if (await hasDebt(db, playerId)) return 'debt-open'
  const refusals = await countRefusals(db, playerId, clock.now() - REFUSALS_WITHIN_MS)
  return refusals >= REFUSALS_MAX ? 'too-many-tries' : undefined
}

/** The same for a price that no order has yet, with the purchase limit. */
export async function blocksFor(
  ctx: PlayerContext,
  cents: number,
): Promise<('debt-open' | 'too-many-tries' | 'limit-reached')[]> {
  const { reader, playerId, clock } = ctx
  const reason = await reasonAgainst(ctx, reader)
  const limit = await readBrokenCap(reader, { playerId, scope: 'Purchases', amount: BigInt(cents), at: clock.now() })
  return [...(reason ? [reason] : []), ...(limit ? ['limit-reached' as const] : [])]
}
