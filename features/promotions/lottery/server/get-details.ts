import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { campaignById, type CampaignPage, type ConfigOf, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { getDetails as contract } from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'

/** The draw as configured. */
export async function getDetails(
  ctx: VisitorContext,
  { query: { id } }: InputOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = id === undefined ? await showCampaign(ctx, lotteryCampaign) : await showDraw(ctx, id)
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

async function showDraw(ctx: VisitorContext, id: string): Promise<CampaignPage<ConfigOf<typeof lotteryCampaign>>> {
  const draw = await campaignById(ctx, lotteryCampaign, id)
  if (!draw) throw new AppError('not-found', 'Draw not found')
  return { campaign: onPage(ctx, draw), config: draw.config }
}
