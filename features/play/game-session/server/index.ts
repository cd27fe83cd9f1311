import { jackpotsPush } from '#features/jackpots/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerDoor } from '#platform/feature.ts'
import { createJackpotTeller } from '#platform/jackpots/tell-jackpots.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { gameSession } from '../feature.ts'
import { houseRounds } from './house-rounds.ts'
import { grantFreeSpins } from './grant-free-spins.ts'
import { hasOpenRound, readOpenRounds } from './open-rounds.ts'
import { readPlayed } from './played.ts'
import { routesWith } from './routes.ts'
import { settleAbandoned, settleOpenOf } from './settle-abandoned.ts'
import { createSpinLanes } from './spin-lanes.ts'
import { readLastGames } from './store.ts'

/** Plays rounds in lanes of its own: each is one transaction, proved by the player's seeds and kept for ever. */
export const gameSessionServer: ServerDoor = (services) => {
  const teller = createJackpotTeller({ ...services, messageOf: (news) => liveMessage(jackpotsPush, news) })
  const lanes = createSpinLanes(services, teller)
  return {
    id: gameSession.id,
    routes: routesWith(lanes, services.slices),
    home: async ({ reader, session }) => ({ openRounds: session ? await readOpenRounds(reader, session.playerId) : [] }),
    played: readPlayed,
    lastGames: readLastGames,
    rounds: houseRounds,
    holdsSeeds: hasOpenRound,
    closeAccount: settleOpenOf,
    personalTables: [kept('game_round', 'rounds'), kept('game_free_spins', 'rounds')],
    personalData: ownRows({
      rounds: ['game_round', 'id', 'at', 'game', 'mode', 'stake', 'win', 'free_spins'],
      freeSpins: ['game_free_spins', 'expires_at', 'game', 'mode', 'stake', 'count', 'used'],
    }),
    on: {
      async 'free-spins.granted'(ctx, event, tx) {
        const providers = slicesOn(ctx, services.slices()).flatMap((slice) => slice.gameProviders?.() ?? [])
        const provider = providers.find(({ games }) => games.some(({ slug }) => slug === event.payload.game))
        if (provider?.grantFreeRounds) await provider.grantFreeRounds(tx, event)
        else await grantFreeSpins(tx, event)
      },
    },
    jobs: [{ name: 'settle-abandoned-rounds', schedule: '23 * * * *', run: settleAbandoned }],
    async close() {
      await lanes.close()
      await teller.close()
    },
  }
}
