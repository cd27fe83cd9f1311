import { optionsOf } from '#kernel/feature.ts'
import { bind, bindInfo, type ServerFeature } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { dailyWheel } from '../feature.ts'
import { getConfigs, readWheels } from './get-configs.ts'
import { freeWheel } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { spin } from './spin.ts'

const entry = promotionEntry(freeWheel, 'availableWheel', demos)

/** The daily wheels: their segments and their spins. */
export const dailyWheelServer: ServerFeature = {
  ...entry,
  routes: [bindInfo(contract.getConfigs, getConfigs), bind(contract.spin, spin)],
  quickBuyWheel: async (ctx) => (await readWheels(ctx)).extra.minDeposit,
  async status(ctx) {
    const [{ availableWheel }, { spin: free, boost, extra }] = await Promise.all([entry.status(ctx), readWheels(ctx)])
    const today: contract.FreeWheel = { available: free.available, day: ctx.today, ...optionsOf(ctx.theme, dailyWheel) }
    const statusOf = (state: contract.PaidWheelState) => ({ isActive: state.available, ...state })
    return { availableWheel: { ...availableWheel!, ...today }, boosterWheel: statusOf(boost), extraWheel: statusOf(extra) }
  },
}
