import type { ReplyOf } from '#kernel/contract.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { applyPrize as contract } from '../contract.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'

/** Purchases take no steps yet, so no wheel waits for anybody. */
export async function applyPrize(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const current = await currentCampaign(ctx, depositStreakCampaign)
  return { success: false, reasonType: current ? 'no_step' : 'not_running' }
}
