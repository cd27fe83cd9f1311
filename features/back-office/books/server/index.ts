import './extension-points.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { ledgerGauges } from './ledger-gauges.ts'
import { closeBooksCase, readBooksWith, readMoneyReportWith } from './read-books.ts'
import { closeDay, reconcile } from './reconcile.ts'
import { countCases } from './store.ts'

export { countCases }

/** The books: daily reconciliation with payment providers, trial balance, and the report of money in and out. */
export function booksServer(services: SiteServices): ServerFeature {
  return {
    id: 'books',
    isInEveryTheme: true,
    routes: [
      bind(contract.readBooks, readBooksWith(services)),
      bind(contract.closeBooksCase, closeBooksCase),
      bind(contract.readMoneyReport, readMoneyReportWith(services)),
    ],
    jobs: [
      { name: 'reconcile-payments', schedule: '5 * * * *', run: (ctx) => reconcile(services, ctx) },
      { name: 'close-the-day', schedule: '1 * * * *', run: closeDay },
    ],
    queue: { path: '/operator/books', countWaiting: ({ reader }) => countCases(reader) },
    gauges: [
      ...ledgerGauges(services.clock),
      {
        name: 'reconciliation_cases',
        help: 'Differences between payment providers and the books that nobody has explained',
        labelNames: [],
        read: async (db) => [{ labels: {}, value: await countCases(db) }],
      },
    ],
  }
}
