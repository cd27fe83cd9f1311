import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { confirmLimit as contract } from '../contract.ts'
import { changeLimit } from './change-limit.ts'
import { limitsOf } from './own-limits.ts'
import { confirm } from './rules.ts'
import { heldOf, lockLimits, readKept } from './store.ts'

type Confirm = typeof contract

/** A looser limit takes effect by the player's second confirmation, a day after the first. */
export async function confirmLimit(ctx: VisitorContext, { body: name }: InputOf<Confirm>): Promise<ReplyOf<Confirm>> {
  const { playerId } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    await lockLimits(tx, playerId)
    const before = heldOf(await readKept(tx, playerId), name)
    const after = confirm(before, ctx.clock.now())
    if (typeof after === 'string') return { success: false, reasonType: after }
    await changeLimit(ctx, tx, { playerId, name, before, after, what: 'limit-confirmed' })
    return { success: true, data: { limits: await limitsOf(ctx, tx, playerId) } }
  })
}
