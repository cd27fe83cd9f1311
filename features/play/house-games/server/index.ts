import { bind, type ServerFeature } from '#platform/feature.ts'
import { gameSwitch } from '../contract.ts'
import * as operators from '../shared/operator-contract.ts'
import { readCountedUntil } from './live-returns.ts'
import { switchGame } from './game-switch.ts'
import { house } from './house.ts'
import { closedGames, gameGauges, listGameReturns, watchGames } from './watch-games.ts'

/** Registers the house's own games, as any provider does. */
export const houseGamesServer: ServerFeature = {
  id: 'house-games',
  gameProviders: () => [house],
  restrictionIds: async (ctx) => closedGames(ctx).map(gameSwitch),
  routes: [bind(operators.listGameReturns, listGameReturns), bind(operators.switchGame, switchGame)],
  jobs: [{ name: 'watch-games', schedule: '7 * * * *', run: watchGames }],
  gauges: gameGauges,
  roundsCountedUntil: readCountedUntil,
}
