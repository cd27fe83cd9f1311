import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { checkBonus, getBonuses } from './bonuses.ts'
import { bonusKind, offerKind } from './kinds.ts'
import { flipTheCoin, setsOf, subscribe } from './offers.ts'

/** Offers and bonuses opened by links. */
export const offersServer: ServerFeature = {
  id: 'offers',
  content: [offerKind, bonusKind],
  routes: [
    bind(contract.subscribe, subscribe),
    bind(contract.flipTheCoin, flipTheCoin),
    bind(contract.checkSets, setsOf),
    bind(contract.checkBonus, checkBonus),
    bind(contract.getBonuses, getBonuses),
  ],
  personalTables: [erased('offer_taken'), erased('offer_flip'), erased('offer_bonus')],
  personalData: ownRows({
    taken: ['offer_taken', 'taken_at', 'offer', 'preset'],
    flips: ['offer_flip', 'flipped_at', 'offer_set', 'day', 'offer', 'preset'],
    bonuses: ['offer_bonus', 'opened_at', 'message'],
  }),
}
