import { optionsOf } from '#kernel/feature.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheel } from '../feature.ts'
import { getConfigs, isBoosted, mayBeSpun } from './get-configs.ts'
import { freeWheel } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { spin } from './spin.ts'

const entry = promotionEntry(freeWheel, 'availableWheel', demos)
const CLOSED = { isActive: false, available: false }

/** The free daily wheel: its segments and its spins. */
export const dailyWheelServer: ServerFeature = {
  ...entry,
  routes: [bind(contract.getConfigs, getConfigs), bind(contract.spin, spin)],
  async status(ctx) {
    const [{ availableWheel }, available, boosted] = await Promise.all([entry.status(ctx), mayBeSpun(ctx), isBoosted(ctx)])
    const { suppressAtDepositCounts } = optionsOf(ctx.theme, dailyWheel)
    const free: contract.FreeWheel = { available, day: ctx.today, suppressAtDepositCounts }
    const boosterWheel = { isActive: boosted, available: boosted }
    // Quick buys open the extra wheel; no brand has one yet.
    return { availableWheel: { ...availableWheel!, ...free }, boosterWheel, extraWheel: CLOSED }
  },
}
