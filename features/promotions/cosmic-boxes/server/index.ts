import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindPaidAct, promotionEntry, readState } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo } from './get-info.ts'
import { boxesAt, cosmicBoxes } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The boxes of the period, the pick, and their state in the profile. */
export const cosmicBoxesServer: ServerFeature = {
  ...promotionEntry(cosmicBoxes, 'magicBox', demos, (ctx) => readState(ctx, cosmicBoxes, boxesAt)),
  routes: [
    bindInfo(contract.getInfo, getInfo),
    bindPaidAct(contract.pickBox, cosmicBoxes, 'pick', { inputOf: ({ params }) => params.box }),
  ],
}
