import { bind, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, pick, readBoxes } from './get-info.ts'
import { cosmicBoxes } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The boxes of the period, the pick, and their state in the profile. */
export const cosmicBoxesServer: ServerFeature = {
  ...promotionEntry(cosmicBoxes, 'magicBox', demos),
  routes: [bind(contract.getInfo, getInfo), bind(contract.pickBox, (ctx, { params }) => pick(ctx, params.box))],
  async profile(ctx) {
    const boxes = await readBoxes(ctx)
    return boxes ? { magicBox: { isActive: true, ...boxes } } : {}
  },
}
