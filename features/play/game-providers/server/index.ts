import { ownRows } from '#platform/db/own-rows.ts'
import { erased, kept } from '#kernel/personal-table.ts'
import { bind, type ServerDoor } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { gameProviders } from '../feature.ts'
import { authenticate, balance } from './authenticate.ts'
import { betWith } from './bet.ts'
import { endRound } from './end-round.ts'
import { forgetOldAnswers } from './forget-old-answers.ts'
import { sendFreeRounds } from './free-rounds.ts'
import { getRound } from './get-round.ts'
import { providerRounds, readLastGames } from './history.ts'
import { openKnownProviders } from './known-providers.ts'
import { mayStillWin } from './late-credit.ts'
import { launch } from './launch.ts'
import { playWinnings } from './play-winnings.ts'
export { closeProvider, type Provider, type ProviderCard, registerProvider, sealOperatorKey } from './providers.ts'
import { readPlayed } from './played.ts'
import { rollback } from './rollback.ts'
import { win } from './win.ts'

/** The seamless wallet: games of others take from and give to the balances of this site. */
export const gameProvidersServer: ServerDoor = ({ database, log, askForPlayer }) => ({
  id: gameProviders.id,
  ...openKnownProviders(database, log),
  rounds: providerRounds,
  played: readPlayed,
  mayStillWin,
  lastGames: readLastGames,
  routes: [
    bind(contract.launchProviderGame, launch),
    bind(contract.playWinnings, playWinnings),
    bind(contract.getProviderRound, getRound),
    bind(contract.authenticate, authenticate),
    bind(contract.balance, balance),
    bind(contract.bet, betWith(askForPlayer)),
    bind(contract.win, win),
    bind(contract.rollback, rollback),
    bind(contract.endRound, endRound),
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
