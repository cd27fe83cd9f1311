import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { budgetGauge } from '#promotions/claims/budget-use.ts'
import { unreadGauge } from '#promotions/reader/oldest-unread.ts'
import { countHeld } from '#promotions/reader/read-held.ts'
import * as contract from '../contract.ts'
import { readDisputePack } from './dispute.ts'
import { explainPlayer } from './explain-player.ts'
import { confirmRefusal, payLate, refuseLate } from './corrections.ts'
import { listHeld, replayCell } from './held.ts'
import { recomputeFinalTables } from './recompute.ts'
import { approveRebuild, discardRebuild, readRebuild, startRebuild } from './rebuild.ts'
import { readRunReport } from './report.ts'

/** What runs of promotions have done, and the events that stopped. */
export const promotionRunsServer = ({ slices, clock }: Pick<SiteServices, 'slices' | 'clock'>): ServerFeature => ({
  id: 'promotion-runs',
  isInEveryTheme: true,
  routes: [
    bind(contract.listHeld, listHeld),
    bind(contract.readRunReport, readRunReport(slices)),
    bind(contract.recomputeFinalTables, recomputeFinalTables(slices)),
    bind(contract.readRebuild, readRebuild(slices)),
    bind(contract.startRebuild, startRebuild(slices)),
    bind(contract.approveRebuild, approveRebuild(slices)),
    bind(contract.discardRebuild, discardRebuild(slices)),
    bind(contract.explainPlayer, explainPlayer(slices)),
    bind(contract.readDisputePack, readDisputePack(slices)),
    bind(contract.replayCell, replayCell(slices)),
    bind(contract.payLate, payLate(slices)),
    bind(contract.refuseLate, refuseLate(slices)),
    bind(contract.confirmRefusal, confirmRefusal(slices)),
  ],
  gauges: [unreadGauge(slices, clock), budgetGauge(clock)],
  queue: { path: '/operator/faults', countWaiting: ({ reader, theme }) => countHeld(reader, theme.id) },
})
