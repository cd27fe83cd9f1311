import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type getInfo as contract, STEPS_MAX } from '../contract.ts'
import { depositStreakCampaign } from '../shared/campaign.ts'

/** The configured streak. Purchases advance no steps yet, so every player is before the first. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, depositStreakCampaign)
  return {
    success: true,
    data: {
      campaign,
      currentCountDeposit: 0,
      maxNumberOfDeposit: config?.steps.length ?? STEPS_MAX,
      finishedAt: campaign.finishedAt,
      secondsToResetStreakCounter: config?.secondsToResetStreakCounter ?? null,
      percentEnabled: false,
      dailyWinStreakLimitExceeded: false,
      images: [],
      settings: { dailyStepsMax: config?.dailyStepsMax ?? null },
      minDepositValue: config?.minDepositValue ?? null,
    },
  }
}
