import { BALLS } from '#engine/bingo/game.ts'
import { chanceOf } from '#engine/bingo/odds.ts'
import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readRun, showPrizes } from '#promotions/index.ts'
import { type BingoStatus, type getInfo as contract, NO_BALLS } from '../contract.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { bingoPromotion, statusAt } from './promotion.ts'

/** The visitor's balls in the running campaign; undefined while none runs. */
export async function readStatus(ctx: VisitorContext): Promise<BingoStatus | undefined> {
  const running = await readRun(ctx, bingoPromotion)
  return running && statusAt(running.cell, running.run)
}

/** The visitor's balls, and the prizes with their odds. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const [{ campaign, config }, status] = await Promise.all([showCampaign(ctx, bingoCampaign), readStatus(ctx)])
  const { prizes, ...shown } = await showPrizes(ctx, config?.prizes, () => BALLS)
  const [cost] = config ? bingoPromotion.cost({ ...config, prizes }) : []
  return {
    campaign,
    ...(status ?? { ...NO_BALLS, bingoEndDate: campaign.finishedAt }),
    prizes: prizes.map((prize) => ({ ...prize, chance: chanceOf(prize.pattern, config!.calls) })),
    average: cost ? { coins: cost.coins.mean, entries: cost.entries.mean } : null,
    coinsPerBall: config?.coinsPerBall ?? null,
    ...shown,
  }
}
