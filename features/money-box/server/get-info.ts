import { namedGames } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { moneyBoxCampaign } from '../shared/campaign.ts'

/** The box as it is set. No round fills it yet, so it is empty. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, moneyBoxCampaign)
  return {
    success: true,
    data: {
      campaign,
      status: campaign.state === 'running' ? 'active' : 'inactive',
      moneyBoxAmount: 0,
      minAmount: config?.minAmount ?? null,
      maxAmount: config?.maxAmount ?? null,
      games: namedGames(config?.games ?? []),
      availableTimeToBreak: null,
      accumulatedAmount: 0,
    },
  }
}
