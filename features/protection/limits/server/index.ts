import { erased } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerDoor } from '#platform/feature.ts'
import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { chooseLimitWith } from './choose-limit.ts'
import { confirmLimit } from './confirm-limit.ts'
import { getOverviewWith } from './get-overview.ts'
import { getLimits } from './own-limits.ts'
import { createTimeGuard } from './time-guard.ts'

/** What players may play, lose, buy and stay at most. In every theme, and no operator switches it off (LIM-9). */
export const limitsServer: ServerDoor = ({ slices }) => {
  const timeGuard = createTimeGuard()
  return {
    id: 'limits',
    isInEveryTheme: true,
    routes: [
      bind(contract.getLimits, getLimits),
      bind(contract.chooseLimit, chooseLimitWith(timeGuard)),
      bind(contract.confirmLimit, confirmLimit),
      bind(contract.getOverview, getOverviewWith(slices)),
    ],
    personalTables: [erased('limit_change'), erased('limit_stay')],
    // The caps in force and what counts towards them stand below the slices; whoever chose them finds them here.
    personalData: async (ctx, playerId) => ({
      amounts: 'of time minutes, of everything else minor units',
      ...(await readLimits(ctx, playerId)),
    }),
    guardStart: timeGuard.guardStart,
  }
}

const readLimits = ownRows({
  limits: ['play_cap', 'scope', 'kind', 'period', 'set_by', 'amount'],
  changes: ['limit_change', 'effective_from', 'scope', 'kind', 'period', 'amount'],
  counted: ['play_hour', 'hour', 'scope', 'given', 'returned'],
  stays: ['limit_stay', 'since', 'until'],
})
