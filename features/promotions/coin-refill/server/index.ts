import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { coinRefill } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** Free coins every few hours. */
export const coinRefillServer: ServerFeature = {
  ...promotionEntry(coinRefill, 'coinRefill', demos),
  routes: [bindInfo(contract.getInfo, getInfo), bindAct(contract.takeRefill, coinRefill, 'take', () => null)],
}
