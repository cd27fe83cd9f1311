import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getWheelsPrizes as contract } from '../contract.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'

/** The wheel of each step; empty where no streak is planned. */
export async function getWheelsPrizes(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { config } = await showCampaign(ctx, depositStreakCampaign)
  return { success: true, data: { wheels: config?.steps ?? [] } }
}
