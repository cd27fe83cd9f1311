import type { ReplyOf } from '#kernel/contract.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { accrueReward as contract } from '../contract.ts'
import { bingoCampaign } from '../shared/campaign.ts'

/** Rounds bring no balls yet, so nobody has played a game that could pay. */
export async function accrueReward(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const current = await currentCampaign(ctx, bingoCampaign)
  return { success: false, reasonType: current ? 'balls_missing' : 'not_running' }
}
