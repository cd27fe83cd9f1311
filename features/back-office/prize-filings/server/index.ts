import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { exportWinners } from './export-winners.ts'
import { readFilings, recordFiling } from './filings.ts'

/** What sweepstakes law asks of promotions with large prizes (SWP-7). */
export const prizeFilingsServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'prize-filings',
  isInEveryTheme: true,
  routes: [
    bind(contract.exportWinners, exportWinners),
    bind(contract.readFilings, readFilings(slices)),
    bind(contract.recordFiling, recordFiling(slices)),
  ],
})
