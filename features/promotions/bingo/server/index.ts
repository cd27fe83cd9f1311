import type { PlayerContext } from '#platform/context.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { callAct, promotionEntry, refusalOf } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getGameData } from './get-game-data.ts'
import { getInfo, readStatus } from './get-info.ts'
import { bingoPromotion } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { sellBalls } from './sell-balls.ts'

/** Balls from play, games with patterns, and the ball store of brands that have one. */
export function bingoServer({ payments }: Pick<SiteServices, 'payments'>): ServerFeature {
  return {
    ...promotionEntry(bingoPromotion, 'bingo', demos),
    routes: [
      bind(contract.getInfo, getInfo),
      bind(contract.getGameData, (ctx) => getGameData(ctx, payments.length > 0)),
      bind(contract.accrueReward, play),
    ],
    async profile(ctx) {
      const status = await readStatus(ctx)
      return status ? { bingo: { isActive: true, ...status } } : {}
    },
    sells: sellBalls,
  }
}

/** The game with its prize as paid: without entries where they are closed. */
async function play(ctx: PlayerContext) {
  const act = await callAct(ctx, bingoPromotion, 'play')
  if (!act.isDone) return contract.accrueReward.reply.parse(refusalOf(act))
  const { game, status } = act.reply as { readonly game: contract.PlayedGame; readonly status: contract.BingoStatus }
  const [paid] = act.grants
  const { coins, entries } = paid?.kind === 'balance' ? paid : { coins: 0, entries: 0 }
  return { success: true as const, data: { game: { ...game, coins, entries }, status } }
}
