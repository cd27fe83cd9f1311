import { bindInfo, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { providersFor } from '#platform/payments/providers-for.ts'
import { bindPaidAct, promotionEntry, readState } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getGameData } from './get-game-data.ts'
import { getInfo } from './get-info.ts'
import { bingoPromotion, statusAt } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { sellBalls } from './sell-balls.ts'

/** Balls from play, games with patterns, and the ball store of brands that have one. */
export function bingoServer({ payments }: Pick<SiteServices, 'payments'>): ServerFeature {
  return {
    ...promotionEntry(bingoPromotion, 'bingo', demos, (ctx) => readState(ctx, bingoPromotion, statusAt)),
    routes: [
      bindInfo(contract.getInfo, getInfo),
      bindInfo(contract.getGameData, (ctx) => getGameData(ctx, providersFor(payments, ctx.session).length > 0)),
      bindPaidAct(contract.accrueReward, bingoPromotion, 'play', { prizeIn: 'game', mayBeNothing: true }),
    ],
    sells: sellBalls,
  }
}
