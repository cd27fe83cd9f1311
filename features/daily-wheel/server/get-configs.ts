import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getConfigs as contract } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'

/** The free wheel as it is set. It does not turn yet, so it is available to nobody. */
export async function getConfigs(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, dailyWheelCampaign)
  if (!config) return { success: true, data: { campaign, wheels: [] } }
  const { id, startsAt, finishedAt } = campaign
  const wheel = {
    type: 'availableWheel',
    wheelId: id ?? '',
    available: false,
    availableDate: startsAt,
    enableToDate: finishedAt,
    minDeposit: null,
    sectors: config.sectors,
  } as const
  return { success: true, data: { campaign, wheels: [wheel] } }
}
