import type { DataOf } from '#kernel/contract.ts'
import type { WireReward } from '#kernel/reward.ts'
import { bindInfo, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { bindPaidAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getGameData } from './get-game-data.ts'
import { getInfo, readStatus } from './get-info.ts'
import { bingoPromotion } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { sellBalls } from './sell-balls.ts'

/** Balls from play, games with patterns, and the ball store of brands that have one. */
export function bingoServer({ payments }: Pick<SiteServices, 'payments'>): ServerFeature {
  return {
    ...promotionEntry(bingoPromotion, 'bingo', demos, readStatus),
    routes: [
      bindInfo(contract.getInfo, getInfo),
      bindInfo(contract.getGameData, (ctx) => getGameData(ctx, payments.length > 0)),
      bindPaidAct(contract.accrueReward, bingoPromotion, 'play', { dataOf: withPaid, mayBeNothing: true }),
    ],
    sells: sellBalls,
  }
}

type Played = DataOf<typeof contract.accrueReward>

const withPaid = ({ game, status }: Played, paid: WireReward): Played => ({ game: { ...game, ...paid }, status })
