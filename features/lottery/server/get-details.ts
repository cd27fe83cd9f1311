import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getDetails as contract } from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'

/** The draw as it is set. */
export async function getDetails(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, lotteryCampaign)
  return {
    success: true,
    data: {
      campaign,
      drawAt: campaign.finishedAt,
      coinsPerTicket: config?.coinsPerTicket ?? null,
      ticketsMax: config?.ticketsMax ?? null,
      bucketLabel: config?.bucketLabel?.[ctx.locale] ?? null,
      prizes: config?.prizes ?? [],
    },
  }
}
