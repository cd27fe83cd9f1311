import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { exportRoundsOf } from './export-rounds.ts'
import { lastGamesOf } from './history.ts'
import { listRoundsOf } from './list-rounds.ts'

/** A player's rounds at the house and all providers. On in every theme: no brand can switch off a player's record. */
export const roundHistoryServer: ServerEntry = ({ slices }) => ({
  id: 'round-history',
  isInEveryTheme: true,
  routes: [bind(contract.listRounds, listRoundsOf(slices)), bind(contract.exportRounds, exportRoundsOf(slices))],
  profile: async (ctx) => ({ lastGames: await lastGamesOf(slices, ctx) }),
})
