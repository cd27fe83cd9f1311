import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, bindPaidAct, promotionEntry, readState } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { scratchCards, setAt } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The set of cards: what earns them, their dealing and scratching, and their state in the profile. */
export const scratchCardsServer: ServerFeature = {
  ...promotionEntry(scratchCards, 'scratchCardLottery', demos, (ctx) => readState(ctx, scratchCards, setAt)),
  routes: [
    bindInfo(contract.getInfo, getInfo),
    bindAct(contract.dealCard, scratchCards, 'deal'),
    bindPaidAct(contract.scratchCard, scratchCards, 'scratch', { inputOf: ({ params }) => params.card }),
  ],
}
