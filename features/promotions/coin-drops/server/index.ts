import { bind, type ServerFeature } from '#platform/feature.ts'
import { bindAct, promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getInfo, readProfile } from './get-info.ts'
import { coinDrops } from './promotion.ts'
import { demos } from './seed-campaigns.ts'

/** The drops, their claims, and the next ones in the profile. */
export const coinDropsServer: ServerFeature = {
  ...promotionEntry(coinDrops, 'coinDrops', demos),
  routes: [bind(contract.getInfo, getInfo), bindAct(contract.claimDrop, coinDrops, 'claim', ({ body }) => body)],
  async profile(ctx) {
    const running = await readProfile(ctx)
    return running ? { coinDrops: { isActive: true, ...running } } : {}
  },
}
