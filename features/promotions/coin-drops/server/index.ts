import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, readProfile } from './get-info.ts'
import { coinDrops } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The drops, their claims, and the next ones in the profile. */
export const coinDropsServer: ServerFeature = {
  ...promotionEntry(coinDrops, 'coinDrops', demos, readProfile),
  routes: [bindInfo(contract.getInfo, getInfo), bindAct(contract.claimDrop, coinDrops, 'claim', ({ body }) => body)],
}
