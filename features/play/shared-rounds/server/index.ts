import { kept } from '#kernel/personal-table.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { createClockwork, tableChannel } from './clockwork.ts'
import { collectBetWith } from './collect-bet.ts'
import { openPlay, playOf, playRecord, readPlayed, roundsByGame, settledRounds, sumEarlierPlay } from './counts.ts'
import { sharedGames } from './games.ts'
import { exportSharedProofs, readLastGames, replayLargestBets, roundOfPlayer, sharedRound, sharedRounds } from './history.ts'
import { joinTableWith } from './join.ts'
import { listEndedRounds } from './list-ended.ts'
import { placeBetWith } from './place-bet.ts'
import { collectOpenOf, settleOpenOf } from './settle-open.ts'
import { voidableRounds } from './voidable.ts'

export { retireChains } from './chains.ts'

/** Games in which everyone at a brand plays the same round. */
export const sharedRoundsServer: ServerEntry = (services) => {
  const clockwork = createClockwork(services)
  return {
    id: 'shared-rounds',
    routes: [
      bind(contract.joinTable, joinTableWith(clockwork, services.slices)),
      bind(contract.placeBet, placeBetWith(clockwork, services.slices)),
      bind(contract.collectBet, collectBetWith(services.slices)),
      bind(contract.listEndedRounds, listEndedRounds),
      bind(contract.exportSharedProofs, exportSharedProofs),
    ],
    liveChannels: (brand) => sharedGames().map(({ slug }) => tableChannel(brand, slug)),
    rounds: sharedRounds,
    roundDetail: sharedRound,
    roundOf: roundOfPlayer,
    playRecord,
    lastGames: readLastGames,
    replayRounds: replayLargestBets,
    played: readPlayed,
    roundsByGame,
    openPlay,
    sumEarlierPlay,
    settledRounds,
    playOf,
    closeAccount: settleOpenOf,
    voidableRounds,
    absenceBegins: collectOpenOf,
    personalTables: [kept('shared_bet', 'rounds')],
    personalData: ownRows({
      sharedRounds: ['shared_bet', 'id', 'at', 'game', 'mode', 'state', 'stake', 'win', 'target'],
    }),
    jobs: [
      {
        name: 'finish-shared-rounds',
        schedule: '* * * * *',
        runsWhenOff: true,
        async run({ theme }) {
          for (const { slug } of sharedGames()) await clockwork.tick(theme.id, slug)
        },
      },
    ],
    close: () => clockwork.close(),
  }
}
