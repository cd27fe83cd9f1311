import { bind, type ServerFeature } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { exportWinners } from './export-winners.ts'

/** What sweepstakes law asks of promotions with large prizes (SWP-7). */
export const prizeFilingsServer: ServerFeature = {
  id: 'prize-filings',
  isInEveryTheme: true,
  routes: [bind(contract.exportWinners, exportWinners)],
}
