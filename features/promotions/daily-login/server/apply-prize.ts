import type { ReplyOf } from '#kernel/contract.ts'
import type { Instant } from '#kernel/time.ts'
import type { PlayerContext } from '#platform/context.ts'
import { callAct, paidPrize, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { isEmailConfirmed } from './get-info.ts'
import { dailyPrizes, keyOf } from './promotion.ts'

/** Claims today's prize once: a repeat, or the loser of two concurrent claims, gets the first answer. */
export async function applyPrize(ctx: PlayerContext): Promise<ReplyOf<typeof contract.applyPrize>> {
  const act = await callAct(ctx, dailyPrizes, 'claim', { isEmailConfirmed: await isEmailConfirmed(ctx) })
  if (!act.isDone) return contract.applyPrize.reply.parse(refusalOf(act))
  const { day, at } = act.reply as { day: string; at: Instant }
  return { success: true, prizes: [paidPrize(act, { player: ctx.playerId, key: keyOf(day), at })] }
}
