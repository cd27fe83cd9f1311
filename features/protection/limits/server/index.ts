import { erased } from '#kernel/personal-table.ts'
import { partAccounts } from '#platform/caps/same-person.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { bind } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { chooseLimitWith } from './choose-limit.ts'
import { confirmLimit } from './confirm-limit.ts'
import { getOverviewWith } from './get-overview.ts'
import { getLimits } from './own-limits.ts'
import { learnPerson, learnPersonsWith, tellPerson } from './one-person.ts'
import { readRaisesAsked } from './store.ts'
import { createTimeGuard } from './time-guard.ts'

/** Players' limits on stakes, losses, purchases and time. In every theme; no operator can switch it off (LIM-9). */
export const limitsServer: ServerEntry = ({ slices, ...services }) => {
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
    // The limits in force and their counters are in a layer below the slices; this slice records who chose them.
    personalData: async (ctx, playerId) => ({
      amounts: 'of time minutes, of everything else minor units',
      ...(await readLimits(ctx, playerId)),
    }),
    guardAs: timeGuard.guardAs,
    personChanged: tellPerson,
    on: {
      'player.signed-up': (ctx, { playerId }, tx) => learnPerson(ctx, tx, playerId),
      'player.proved': (ctx, { playerId }, tx) => learnPerson(ctx, tx, playerId),
      'limits.person-known': (ctx, { playerId }, tx) => learnPerson(ctx, tx, playerId),
    },
    siteJobs: [{ name: 'learn-persons', schedule: '23 3 * * *', run: learnPersonsWith(services) }],
    personsParted: partAccounts,
    careFacts: async ({ reader }, player, since) => ({ raises: await readRaisesAsked(reader, { player, since }) }),
  }
}

const readLimits = ownRows({
  limits: ['play_cap', 'scope', 'kind', 'period', 'set_by', 'amount'],
  changes: ['limit_change', 'effective_from', 'scope', 'kind', 'period', 'amount'],
  counted: ['play_hour', 'hour', 'scope', 'given', 'returned'],
  stays: ['limit_stay', 'since', 'until'],
})
