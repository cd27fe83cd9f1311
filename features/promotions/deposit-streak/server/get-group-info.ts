import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getGroupInfo as contract } from '../contract.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'

/** The rules of the streak for this visitor. */
export async function getGroupInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, depositStreakCampaign)
  if (campaign.id === null || !config) return { success: true, data: { group: null } }
  const { minDepositValue, dailyStepsMax, secondsToResetStreakCounter, steps } = config
  const rules = { minDepositValue, dailyStepsMax, secondsToResetStreakCounter, maxNumberOfDeposit: steps.length }
  return { success: true, data: { group: { id: campaign.id, state: campaign.state, ...rules } } }
}
