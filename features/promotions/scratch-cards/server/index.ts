import { bind, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, readSet, scratch } from './get-info.ts'
import { scratchCards } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The set of cards: what earns them, their dealing and scratching, and their state in the profile. */
export const scratchCardsServer: ServerFeature = {
  ...promotionEntry(scratchCards, 'scratchCardLottery', demos),
  routes: [
    bind(contract.getInfo, getInfo),
    bindAct(contract.dealCard, scratchCards, 'deal'),
    bind(contract.scratchCard, (ctx, { params }) => scratch(ctx, params.card)),
  ],
  async profile(ctx) {
    const set = await readSet(ctx)
    return set ? { scratchCardLottery: { isActive: true, ...set } } : {}
  },
}
