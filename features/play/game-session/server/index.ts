import { jackpotsPush } from '#features/play/jackpots/contract.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { createJackpotPublisher } from '#platform/jackpots/publish-jackpots.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { replayLargestRounds } from './export-proofs.ts'
import { houseRounds } from './house-rounds.ts'
import { grantFreeSpins } from './grant-free-spins.ts'
import { hasOpenRound, readOpenRounds } from './open-rounds.ts'
import { freeSpinsUse, playOf, playRecord, readPlayed, roundsByGame, settledRounds } from './played.ts'
import { roundOf } from './own-round.ts'
import { routesWith } from './routes.ts'
import { settleAbandoned, settleOpenOf } from './settle-abandoned.ts'
import { createSpinLanes } from './spin-lanes.ts'
import { changeFreeSpins, readLastGames } from './store.ts'

export { hasOpenRound }

/** Plays rounds in batched lanes: each round is one transaction, proved by the player's seeds and kept forever. */
export const gameSessionServer: ServerEntry = (services) => {
  const publisher = createJackpotPublisher({ ...services, messageOf: (news) => liveMessage(jackpotsPush, news) })
  const lanes = createSpinLanes(services, publisher)
  return {
    id: 'game-session',
    routes: routesWith(lanes, services.slices),
    home: async ({ reader, session }) => ({ openRounds: session ? await readOpenRounds(reader, session.playerId) : [] }),
    played: readPlayed,
    lastGames: readLastGames,
    rounds: houseRounds,
    replayRounds: replayLargestRounds,
    roundsByGame,
    settledRounds,
    playOf,
    playRecord,
    roundOf,
    freeSpinsUse,
    changeFreeSpins,
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
    jobs: [{ name: 'settle-abandoned-rounds', schedule: '23 * * * *', runsWhenOff: true, run: settleAbandoned }],
    async close() {
      await lanes.close()
      await publisher.close()
    },
  }
}
