import { optionsOf } from '#kernel/feature.ts'
import { erased } from '#kernel/personal-table.ts'
import { promote, seedCampaigns, standing } from '#platform/campaigns/index.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { FreeWheel } from '../contract.ts'
import { dailyWheel } from '../feature.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { demos } from './demos.ts'
import { routes } from './routes.ts'
import { readSpin } from './store.ts'

const standingOfWheel = standing(dailyWheelCampaign, 'availableWheel')
const CLOSED = { isActive: false, available: false }

/** The free wheel of every day: what its slices hold, and its spins. */
export const dailyWheelServer: ServerFeature = {
  id: dailyWheel.id,
  routes,
  standing: async (ctx) => {
    const [{ availableWheel }, spun] = await Promise.all([standingOfWheel(ctx), readSpin(ctx.reader, ctx.playerId, ctx.today)])
    const isActive = availableWheel?.isActive ?? false
    const { quietAtDeposits } = optionsOf(ctx.theme, dailyWheel)
    const free: FreeWheel = { available: isActive && spun === undefined, day: ctx.today, quietAtDeposits }
    // The other two open with purchases, of which there are none.
    return {
      availableWheel: { ...availableWheel, isActive, ...free },
      boosterWheel: CLOSED,
      extraWheel: CLOSED,
    }
  },
  promotions: (ctx) => promote(ctx, dailyWheelCampaign),
  seed: seedCampaigns(dailyWheelCampaign, demos),
  personalTables: [erased('daily_wheel_spin')],
  personalData: ownRows({ spins: ['daily_wheel_spin', 'spun_at', 'day', 'coins', 'entries'] }),
}
