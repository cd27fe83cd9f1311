import { optionsOf } from '#kernel/feature.ts'
import type { Id } from '#kernel/id.ts'
import type { Reward } from '#kernel/reward.ts'
import { post, rewardTransfer } from '#ledger/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { personalInfo } from '../feature.ts'

/** Pays the gift for a complete profile, as far as this player may have it. */
export async function payGift(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<Reward> {
  const gift = await openReward(ctx, { db: tx, playerId }, optionsOf(ctx.theme, personalInfo).profileReward)
  const transfer = rewardTransfer('profile-reward', playerId, gift)
  if (transfer) await post(tx, transfer)
  return gift
}
