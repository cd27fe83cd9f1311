import { erased } from '#kernel/personal-table.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { getGuestAds, getPlayerAdsWith, hasAds, logAction } from './ads.ts'
import { limitsKind, popUpKind } from './kinds.ts'
import { forgetBefore } from './store.ts'

const KEPT_MS = 90 * DAY_MS

/** Pop-up ads: what is shown, to whom, and the outcome of each showing. */
export const popUpAdsServer: ServerEntry = ({ slices }) => ({
  id: 'pop-up-ads',
  content: [popUpKind, limitsKind],
  routes: [
    bind(contract.getGuestAds, getGuestAds),
    bind(contract.getPlayerAds, getPlayerAdsWith(slices)),
    bind(contract.logAction, logAction),
  ],
  init: async (ctx) => ({ popUpAds: { isActive: hasAds(ctx) } }),
  profile: async (ctx) => ({ popUpAds: { isActive: hasAds(ctx) } }),
  jobs: [
    {
      name: 'forget-pop-up-ads',
      schedule: '41 4 * * *',
      run: (ctx) => ctx.transaction((tx) => forgetBefore(tx, (ctx.clock.now() - KEPT_MS) as Instant)),
    },
  ],
  personalTables: [erased('pop_up_ad_showing')],
  personalData: ownRows({
    showings: ['pop_up_ad_showing', 'answered_at', 'ad', 'trigger', 'viewed_at', 'clicked_at', 'closed_at'],
  }),
})
