import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { chooseLimit as contract } from '../contract.ts'
import { changeLimit } from './change-limit.ts'
import { limitsOf } from './own-limits.ts'
import { choose } from './rules.ts'
import { heldOf, lockLimits, readKept } from './store.ts'
import type { TimeGuard } from './time-guard.ts'

type Choose = typeof contract

export const chooseLimitWith =
  (timeGuard: TimeGuard) =>
  async (ctx: VisitorContext, { body: { amount, ...name } }: InputOf<Choose>): Promise<ReplyOf<Choose>> => {
    const { playerId } = signedIn(ctx)
    const { accounts, limits } = await ctx.transaction(async (tx) => {
      await lockLimits(tx, playerId)
      const before = heldOf(await readKept(tx, playerId), name)
      const after = choose(before, amount === null ? null : BigInt(amount), ctx.clock.now())
      const accounts = await changeLimit(ctx, tx, { playerId, name, before, after, what: 'limit-chosen' })
      return { accounts, limits: await limitsOf(ctx, tx, playerId) }
    })
    for (const account of accounts) timeGuard.forget(account)
    return { success: true, data: { limits } }
  }
