import type { ServerDoor } from '#platform/feature.ts'
import { statements } from '../feature.ts'
import { routesWith } from './routes.ts'

/** Shows players what the ledger keeps of them (HIST-3 to HIST-5, HIST-7); keeps nothing itself. */
export const statementsServer: ServerDoor = ({ slices }) => ({ id: statements.id, routes: routesWith(slices) })
