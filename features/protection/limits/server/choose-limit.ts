import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { chooseLimit as contract } from '../contract.ts'
import { limitsOf } from './own-limits.ts'
import { choose, type Held } from './rules.ts'
import { heldOf, lockLimits, readKept, writeHeld } from './store.ts'
import type { TimeGuard } from './time-guard.ts'

type Choose = typeof contract

export const chooseLimitWith =
  (timeGuard: TimeGuard) =>
  async (ctx: VisitorContext, { body }: InputOf<Choose>): Promise<ReplyOf<Choose>> => {
    const { playerId } = signedIn(ctx)
    const limits = await ctx.transaction(async (tx) => {
      await lockLimits(tx, playerId)
      const before = heldOf(await readKept(tx, playerId), body)
      const amount = body.amount === null ? null : BigInt(body.amount)
      const after = choose(before, amount, ctx.clock.now())
      await writeHeld(tx, playerId, body, after)
      const { amount: _, ...name } = body
      const change = { before: { ...name, ...told(before) }, after: { ...name, ...told(after) } }
      const actor = { kind: 'player', id: playerId } as const
      await audit(tx, ctx, { actor, subject: playerId, what: 'limit-chosen', ...change, address: ctx.address })
      return limitsOf(ctx, tx, playerId)
    })
    timeGuard.forget(playerId)
    return { success: true, data: { limits } }
  }

/** For the audit trail, which is JSON. */
export const told = ({ amount, next }: Held) => ({
  amount: amount === null ? null : Number(amount),
  next: next && { amount: next.amount === null ? null : Number(next.amount), from: next.from },
})
