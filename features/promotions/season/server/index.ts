import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getSeason, readProfile } from './get-season.ts'
import { season } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The season: its levels and the player's progress. */
export const seasonServer: ServerFeature = {
  ...promotionEntry(season, 'season', demos),
  routes: [bindInfo(contract.getSeason, getSeason)],
  async profile(ctx) {
    const progress = await readProfile(ctx)
    return progress ? { season: progress } : {}
  },
}
