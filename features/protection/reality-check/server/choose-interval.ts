import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { chooseInterval as contract, IntervalMinutes } from '../contract.ts'
import { choiceOf } from './choices.ts'
import { getInfo, type Slices } from './get-info.ts'
import { asOwn } from './own-call.ts'
import { choose } from './rules.ts'
import { writeInterval } from './store.ts'

export const chooseInterval =
  (slices: Slices) =>
  async (visitor: VisitorContext, { body }: { body: { minutes: IntervalMinutes } }): Promise<ReplyOf<typeof contract>> => {
    const ctx = asOwn(visitor)
    const { playerId, address } = ctx
    const before = await choiceOf(ctx)
    const after = choose(before, body.minutes, ctx.clock.now())
    await ctx.transaction(async (tx) => {
      await writeInterval(tx, playerId, after)
      const actor = { kind: 'player', id: playerId } as const
      const change = { before: { ...before }, after: { ...after } }
      await audit(tx, ctx, { actor, subject: playerId, what: 'reality-check-interval-chosen', ...change, address })
    })
    return getInfo(slices)(ctx)
  }
