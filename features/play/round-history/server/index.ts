import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { exportRoundsOf } from './export-rounds.ts'
import { lastGamesOf } from './history.ts'
import { listRoundsOf } from './list-rounds.ts'

/** What a player played, whoever made the games. In every theme: nobody's record is switched off. */
export const roundHistoryServer: ServerDoor = ({ slices }) => ({
  id: 'round-history',
  isInEveryTheme: true,
  routes: [bind(contract.listRounds, listRoundsOf(slices)), bind(contract.exportRounds, exportRoundsOf(slices))],
  profile: async (ctx) => ({ lastGames: await lastGamesOf(slices, ctx) }),
})
