import { BALLS } from '#engine/bingo/game.ts'
import { chanceOf } from '#engine/bingo/odds.ts'
import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { averageOf, readState, showPrizes } from '#promotions/index.ts'
import { type getInfo as contract, NO_BALLS } from '../contract.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { bingoPromotion, statusAt } from './promotion.ts'

/** The visitor's balls, and the prizes with their odds. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, bingoCampaign)
  const status = await readState(ctx, bingoPromotion, statusAt)
  const { prizes, ...shown } = await showPrizes(ctx, config?.prizes, () => BALLS)
  return {
    campaign,
    ...(status ?? { ...NO_BALLS, bingoEndDate: campaign.finishedAt }),
    prizes: prizes.map((prize) => ({ ...prize, chance: chanceOf(prize.pattern, config!.calls) })),
    average: averageOf(bingoPromotion, config && { ...config, prizes }),
    coinsPerBall: config?.coinsPerBall ?? null,
    ...shown,
  }
}
