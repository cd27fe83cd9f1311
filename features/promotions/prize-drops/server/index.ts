import { bind, type ServerEntry } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfoWith, readProfile } from './get-info.ts'
import { prizeDrops } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The pool of the day, its winners, and what is left of it in the profile. */
export const prizeDropsServer: ServerEntry = ({ slices }) => ({
  ...promotionEntry(prizeDrops, 'prizeDrops', demos, readProfile),
  routes: [bind(contract.getInfo, getInfoWith(slices))],
})
