import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, readBox } from './get-info.ts'
import { moneyBox } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The box: what fills it, its break, and its state in the profile. */
export const moneyBoxServer: ServerFeature = {
  ...promotionEntry(moneyBox, 'moneyBox', demos, readBox),
  routes: [bindInfo(contract.getInfo, getInfo), bindAct(contract.breakBox, moneyBox, 'break')],
}
