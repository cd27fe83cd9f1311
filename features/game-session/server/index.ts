import type { ServerDoor } from '#platform/feature.ts'
import { gameSession } from '../feature.ts'
import { grantFreeSpins } from './grant-free-spins.ts'
import { routesWith } from './routes.ts'
import { settleAbandoned } from './settle-abandoned.ts'
import { createSpinLanes } from './spin-lanes.ts'
import { readLastGames } from './store.ts'
import { createJackpotTeller } from './tell-jackpots.ts'

/** Plays rounds in lanes of its own: each is one transaction, proved by the player's seeds and kept for ever. */
export const gameSessionServer: ServerDoor = (services) => {
  const teller = createJackpotTeller(services)
  const lanes = createSpinLanes(services, teller)
  return {
    id: gameSession.id,
    routes: routesWith(lanes),
    profile: async ({ reader, playerId }) => ({ lastGames: await readLastGames(reader, playerId) }),
    on: { 'free-spins.granted': grantFreeSpins },
    jobs: [{ name: 'settle-abandoned-rounds', schedule: '23 * * * *', run: settleAbandoned }],
    async close() {
      await lanes.close()
      await teller.close()
    },
  }
}
