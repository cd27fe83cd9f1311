import type { ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { BALLS_TO_PLAY, type getGameData as contract } from '../contract.ts'
import { bingo } from '../feature.ts'
import { bingoCampaign } from '../shared/campaign.ts'

/** The 75-ball game. Games are not dealt yet, so no balls are sold either. */
export async function getGameData(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, bingoCampaign)
  const { hasStore } = optionsOf(ctx.theme, bingo)
  return {
    success: true,
    data: {
      numbers: 75,
      card: { columns: 5, rows: 5, hasFreeMiddle: true },
      neededPoint: BALLS_TO_PLAY,
      bingoEndDate: campaign.finishedAt,
      prizes: config?.prizes ?? [],
      store: hasStore ? { isOpen: false, packages: config?.ballPackages ?? [] } : null,
    },
  }
}
