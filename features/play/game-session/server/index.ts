import { HOUSE_PROVIDER } from '#features/play/house-games/contract.ts'
import { jackpotsPush } from '#features/play/jackpots/contract.ts'
import { kept } from '#kernel/personal-table.ts'
import type { ServerEntry } from '#platform/feature.ts'
import { archiveRounds, passedBy } from '#platform/round-archive/archive-rounds.ts'
import { sumEarlierRounds } from '#platform/round-archive/earlier-rounds.ts'
import { createJackpotPublisher } from '#platform/jackpots/publish-jackpots.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { slicesOn } from '#platform/slices.ts'
import { roundsIn } from './archived.ts'
import { replayLargestOf } from './export-proofs.ts'
import { houseRoundsIn, voidableRounds } from './house-rounds.ts'
import { hasOpenRound, readOpenRounds } from './open-rounds.ts'
import { freeSpinsUse, openPlay, playedIn, playOfIn, playRecord, roundsByGame, settledRoundsIn } from './played.ts'
import { roundOfWith } from './own-round.ts'
import { personalRoundsIn } from './personal-rounds.ts'
import { routesWith } from './routes.ts'
import { settleAbandoned, settleOpenOf } from './settle-abandoned.ts'
import { createSpinLanes } from './spin-lanes.ts'
import { readOpenSlots } from './strict-pace.ts'
import { changeFreeSpins, grantFreeSpins, readLastGames } from './store.ts'

export { hasOpenRound }

/** Plays rounds in batched lanes: each round is one transaction, proved by the player's seeds and kept forever, in the table or in files. */
export const gameSessionServer: ServerEntry = (services) => {
  const publisher = createJackpotPublisher({ ...services, messageOf: (news) => liveMessage(jackpotsPush, news) })
  const rounds = roundsIn(services.roundArchive.folder)
  const archive = async (): Promise<void> => {
    const { database, clock, log, roundArchive } = services
    const { archivist, reader } = database
    const passedUntil = await passedBy(services.slices(), reader)
    return archiveRounds({ archivist, log, archive: roundArchive, now: clock.now(), passedUntil })
  }
  const lanes = createSpinLanes(services, publisher)
  return {
    id: 'game-session',
    routes: routesWith(lanes, services.slices, rounds),
    home: async ({ reader, session }) => ({ openRounds: session ? await readOpenRounds(reader, session.playerId) : [] }),
    played: playedIn(rounds),
    lastGames: readLastGames,
    rounds: houseRoundsIn(rounds),
    replayRounds: replayLargestOf(rounds),
    roundsByGame,
    openPlay,
    sumEarlierPlay: sumEarlierRounds(services.roundArchive.folder, HOUSE_PROVIDER),
    settledRounds: settledRoundsIn(rounds),
    playOf: playOfIn(rounds),
    playRecord,
    roundOf: roundOfWith(rounds),
    freeSpinsUse,
    changeFreeSpins,
    holdsSeeds: hasOpenRound,
    openSlots: readOpenSlots,
    closeAccount: settleOpenOf,
    voidableRounds,
    personalTables: [kept('game_round', 'rounds'), kept('game_round_archived', 'rounds'), kept('game_free_spins', 'rounds')],
    personalData: personalRoundsIn(rounds),
    on: {
      async 'free-spins.granted'(ctx, event, tx) {
        const providers = slicesOn(ctx, services.slices()).flatMap((slice) => slice.gameProviders?.() ?? [])
        const provider = providers.find(({ games }) => games.some(({ slug }) => slug === event.payload.game))
        if (provider?.grantFreeRounds) await provider.grantFreeRounds(tx, event)
        else await grantFreeSpins(tx, event)
      },
    },
    jobs: [{ name: 'settle-abandoned-rounds', schedule: '23 * * * *', runsWhenOff: true, run: settleAbandoned }],
    siteJobs: [{ name: 'archive-rounds', schedule: '37 * * * *', run: archive }],
    async close() {
      await lanes.close()
      await publisher.close()
    },
  }
}
