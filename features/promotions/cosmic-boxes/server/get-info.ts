import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readState, showPrizes } from '#promotions/index.ts'
import { type getInfo as contract, NO_BOXES } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { boxesAt, boxOdds, cosmicBoxes } from './promotion.ts'

/** The visitor's boxes and what they may hold; no boxes while none run. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, cosmicBoxesCampaign)
  const [own, shown] = await Promise.all([readState(ctx, cosmicBoxes, boxesAt), showPrizes(ctx, config?.prizes, boxOdds)])
  return { campaign, ...(own ?? NO_BOXES), periodHours: config?.periodHours ?? null, ...shown }
}
