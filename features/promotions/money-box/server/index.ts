import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry, readState } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { boxAt, moneyBox } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The box: what fills it, its break, and its state in the profile. */
export const moneyBoxServer: ServerFeature = {
  ...promotionEntry(moneyBox, 'moneyBox', demos, (ctx) => readState(ctx, moneyBox, boxAt)),
  routes: [bindInfo(contract.getInfo, getInfo), bindAct(contract.breakBox, moneyBox, 'break')],
}
