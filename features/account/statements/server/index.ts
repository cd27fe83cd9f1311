import type { ServerEntry } from '#platform/feature.ts'
import { routesWith } from './routes.ts'

/** Shows players their ledger entries (HIST-3 to HIST-5, HIST-7); stores nothing itself. */
export const statementsServer: ServerEntry = ({ slices }) => ({ id: 'statements', routes: routesWith(slices) })
