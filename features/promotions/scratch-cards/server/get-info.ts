import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { scratchCardsCampaign } from '../shared/campaign.ts'

/** The configured set. No cards are dealt yet, so nobody holds one. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, scratchCardsCampaign)
  const { finishedAt } = campaign
  const { cardsInSet = 0, prizes = [] } = config ?? {}
  return { success: true, data: { campaign, finishedAt, cardsInSet, prizes, cards: [] } }
}
