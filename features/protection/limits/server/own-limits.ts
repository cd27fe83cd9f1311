import type { Id } from '#kernel/id.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { readSums, type Sums } from '#platform/caps/caps.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import type { Context, PlayerContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { type getLimits as contract, type Limit, type LimitName, LIMITS } from '../contract.ts'
import { heldOf, houseAmountOf, readKept, readMinutes } from './store.ts'

export const getLimits = async (ctx: PlayerContext): Promise<ReplyOf<typeof contract>> => ({
  success: true,
  data: { limits: await limitsOf(ctx, ctx.reader, ctx.playerId) },
})

/** All of a player's limits, as pages show them. */
export async function limitsOf({ clock }: Pick<Context, 'clock'>, db: Reader, playerId: Id<'plr'>): Promise<Limit[]> {
  const now = clock.now()
  const kept = await readKept(db, playerId)
  const sums = await readSums(db, playerId, now)
  const minutes = await readMinutes(db, playerId, now)
  const wire = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))
  return LIMITS.map((name) => {
    const { amount, next } = heldOf(kept, name)
    const used = name.scope === 'Time' && name.period !== 'once' ? minutes[name.period] : usedOf(sums, name)
    return {
      ...name,
      amount: wire(amount),
      houseAmount: wire(houseAmountOf(kept, name)),
      used: wire(used),
      next: next && { amount: wire(next.amount), from: Math.ceil(next.from / SECOND_MS) },
    }
  })
}

function usedOf(sums: readonly Sums[], { scope, kind, period }: LimitName): bigint | null {
  if (period === 'once') return null
  const sum = sums.find((each) => each.scope === scope && each.period === period)
  if (!sum) return 0n
  return kind === 'net' ? sum.given - sum.returned : sum.given
}
