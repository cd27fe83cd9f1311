import { NUMBERS, SIDE } from '#engine/bingo/card.ts'
import { BALLS, dealt } from '#engine/bingo/game.ts'
import type { DataOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readPromotionDraws } from '#platform/fair/prize-draws.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import { BALLS_TO_PLAY, type getGameData as contract, type PlayedGame } from '../contract.ts'
import { bingo } from '../feature.ts'
import { presetOf } from '../shared/ball-packages.ts'
import { bingoCampaign } from '../shared/campaign.ts'
import { bingoPromotion } from './promotion.ts'

/** The 75-ball game, the visitor's last one, and the ball store, which is open with the first payment provider. */
export async function getGameData(ctx: VisitorContext, areSalesOpen: boolean): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, bingoCampaign)
  const { hasStore } = optionsOf(ctx.theme, bingo)
  const packages = (config?.ballPackages ?? []).map((sold) => ({ ...sold, presetId: presetOf(sold.balls) }))
  return {
    numbers: NUMBERS,
    card: { columns: SIDE, rows: SIDE, hasFreeMiddle: true },
    calls: config?.calls ?? null,
    neededPoint: BALLS_TO_PLAY,
    bingoEndDate: campaign.finishedAt,
    prizes: config?.prizes ?? [],
    lastGame: await readLastGame(ctx),
    store: hasStore ? { isOpen: areSalesOpen && campaign.state === 'running', packages } : null,
  }
}

/** From its draws, which are the whole game. */
async function readLastGame(ctx: VisitorContext): Promise<PlayedGame | null> {
  const running = await readRun(ctx, bingoPromotion)
  if (!ctx.session || !running?.cell.games) return null
  const [calls, card] = await readPromotionDraws(ctx, ctx.session.playerId, { name: BALLS.rules.id, limit: 2 })
  return calls && card ? openWireReward(dealt(running.run.config, card.prize, calls.prize), await mayGetEntries(ctx)) : null
}
