import { optionsOf } from '#kernel/feature.ts'
import { bind, bindInfo, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheel } from '../feature.ts'
import { getConfigs, mayBeSpun, readPaidState } from './get-configs.ts'
import { freeWheel } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { spin } from './spin.ts'

const entry = promotionEntry(freeWheel, 'availableWheel', demos)

/** The daily wheels: their segments and their spins. */
export const dailyWheelServer: ServerFeature = {
  ...entry,
  routes: [bindInfo(contract.getConfigs, getConfigs), bind(contract.spin, spin)],
  async status(ctx) {
    const [{ availableWheel }, available, paid] = await Promise.all([entry.status(ctx), mayBeSpun(ctx), readPaidState(ctx)])
    const { suppressAtDepositCounts } = optionsOf(ctx.theme, dailyWheel)
    const free: contract.FreeWheel = { available, day: ctx.today, suppressAtDepositCounts }
    const statusOf = (state: contract.PaidWheelState) => ({ isActive: state.available, ...state })
    return {
      availableWheel: { ...availableWheel!, ...free },
      boosterWheel: statusOf(paid.boost),
      extraWheel: statusOf(paid.extra),
    }
  },
}
