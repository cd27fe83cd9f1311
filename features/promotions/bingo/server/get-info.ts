import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { BALLS_TO_PLAY, type getInfo as contract } from '../contract.ts'
import { bingoCampaign } from '../shared/campaign.ts'

/** The configured game. Rounds award no balls yet, so every count is zero. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, bingoCampaign)
  const prizes = config?.prizes ?? []
  return {
    success: true,
    data: { campaign, availablePoint: 0, neededPoint: BALLS_TO_PLAY, bingoEndDate: campaign.finishedAt, prizes },
  }
}
