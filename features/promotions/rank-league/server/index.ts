import { bindInfo, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, readStanding } from './get-info.ts'
import { rankLeague } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** Levels from play, and a weekly reward. */
export const rankLeagueServer: ServerFeature = {
  ...promotionEntry(rankLeague, 'rankLeague', demos),
  routes: [bindInfo(contract.getInfo, getInfo), bindAct(contract.payCashback, rankLeague, 'pay')],
  async profile(ctx) {
    const standing = await readStanding(ctx)
    return { rankLeague: { enabled: standing !== null, ...standing } }
  },
}
