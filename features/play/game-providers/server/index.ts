import { ownRows } from '#platform/db/own-rows.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { authenticate, balance } from './authenticate.ts'
import { betWith } from './bet.ts'
import { endRound } from './end-round.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'
import { changeFreeRounds, sendFreeRounds } from './free-rounds.ts'
import { getRound } from './get-round.ts'
import { providerRounds, readLastGames } from './history.ts'
import { openKnownProviders } from './known-providers.ts'
import { mayStillWin } from './may-still-win.ts'
import { launchWith } from './launch.ts'
import { readOpenSlots } from './open-slots.ts'
import { playWinnings } from './play-winnings.ts'
export { closeProvider, type Provider, type ProviderCard, registerProvider, sealOperatorKey } from './providers.ts'
import { readPlayed, settledRounds } from './played.ts'
import { refuseUnsigned } from './wallet.ts'
import { rollback } from './rollback.ts'
import { openPlay, roundsByGame, sumEarlierPlay } from './rounds-by-game.ts'
import { win } from './win.ts'

/** The seamless wallet: provider games debit and credit balances on this site. */
export const gameProvidersServer: ServerEntry = ({ database, log, askForPlayer, slices }) => ({
  id: 'game-providers',
  ...openKnownProviders(database, log),
  rounds: providerRounds,
  roundsByGame,
  openPlay,
  sumEarlierPlay,
  played: readPlayed,
  settledRounds,
  changeFreeSpins: changeFreeRounds,
  mayStillWin,
  openSlots: readOpenSlots,
  lastGames: readLastGames,
  routes: [
    bind(contract.launchProviderGame, launchWith(slices)),
    bind(contract.playWinnings, playWinnings),
    bind(contract.getProviderRound, getRound),
    bind(contract.authenticate, authenticate, refuseUnsigned),
    bind(contract.balance, balance, refuseUnsigned),
    bind(contract.bet, betWith({ askForPlayer, slices }), refuseUnsigned),
    bind(contract.win, win, refuseUnsigned),
    bind(contract.rollback, rollback, refuseUnsigned),
    bind(contract.endRound, endRound, refuseUnsigned),
  ],
  personalTables: [
    erased('game_provider_session'),
    kept('game_provider_round', 'rounds'),
    kept('game_provider_transaction', 'rounds'),
    kept('game_provider_free_rounds', 'rounds'),
  ],
  personalData: ownRows({
    rounds: ['game_provider_round', 'id', 'opened_at', 'provider', 'game', 'mode', 'stake', 'win'],
  }),
  jobs: [
    { name: 'game-providers-forget-answers', schedule: '20 4 * * *', run: forgetOldAnswers },
    { name: 'game-providers-send-free-rounds', schedule: '* * * * *', run: sendFreeRounds },
  ],
})
