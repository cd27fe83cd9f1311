import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'

/** The boxes as configured. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, cosmicBoxesCampaign)
  const prizes = config?.prizes ?? []
  return {
    success: true,
    data: {
      campaign,
      finishedAt: campaign.finishedAt,
      boxes: prizes.reduce((sum, prize) => sum + prize.boxes, 0),
      periodHours: config?.periodHours ?? null,
      prizes,
    },
  }
}
