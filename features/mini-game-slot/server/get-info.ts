import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'

/** The levels as they are set; none where no mini game is planned. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, miniGameSlotCampaign)
  return { success: true, data: { campaign, levels: config?.levels ?? [] } }
}
