import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { confirmLimit as contract } from '../contract.ts'
import { told } from './choose-limit.ts'
import { limitsOf } from './own-limits.ts'
import { confirm } from './rules.ts'
import { heldOf, lockLimits, readKept, writeHeld } from './store.ts'

type Confirm = typeof contract

/** A looser limit takes effect by the player's second confirmation, a day after the first. */
export async function confirmLimit(ctx: VisitorContext, { body }: InputOf<Confirm>): Promise<ReplyOf<Confirm>> {
  const { playerId } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    await lockLimits(tx, playerId)
    const before = heldOf(await readKept(tx, playerId), body)
    const after = confirm(before, ctx.clock.now())
    if (typeof after === 'string') return { success: false, reasonType: after }
    await writeHeld(tx, playerId, body, after)
    const change = { before: { ...body, ...told(before) }, after: { ...body, ...told(after) } }
    const actor = { kind: 'player', id: playerId } as const
    await audit(tx, ctx, { actor, subject: playerId, what: 'limit-confirmed', ...change, address: ctx.address })
    return { success: true, data: { limits: await limitsOf(ctx, tx, playerId) } }
  })
}
