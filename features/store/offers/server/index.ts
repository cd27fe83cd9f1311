import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { checkBonusWith, declineBonus, getBonusesWith } from './bonuses.ts'
import { offerKind } from './kinds.ts'
import { flipTheCoin, opensPackage, setsOf, subscribe } from './offers.ts'
import { messageBonus } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** Offers and bonuses opened by links. */
export const offersServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  ...promotionEntry(messageBonus, 'messageBonus', demos),
  content: [offerKind],
  routes: [
    bind(contract.subscribe, subscribe),
    bind(contract.flipTheCoin, flipTheCoin),
    bind(contract.checkSets, setsOf),
    bind(contract.checkBonus, checkBonusWith(slices)),
    bind(contract.getBonuses, getBonusesWith(slices)),
    bind(contract.declineBonus, declineBonus),
  ],
  opensPackage,
  personalTables: [erased('offer_taken'), erased('offer_flip')],
  personalData: ownRows({
    taken: ['offer_taken', 'taken_at', 'offer', 'preset'],
    flips: ['offer_flip', 'flipped_at', 'offer_set', 'day', 'offer', 'preset'],
  }),
})
