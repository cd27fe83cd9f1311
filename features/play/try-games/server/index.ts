import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { tryChoiceWith, tryGameWith, tryRoundWith } from './try-games.ts'

/** Lets guests try the house's games with a demo balance. It has no tables: nothing of a demo is stored. */
export const tryGamesServer: ServerEntry = ({ slices }) => ({
  id: 'try-games',
  routes: [
    bind(contract.tryGame, tryGameWith(slices)),
    bind(contract.tryRound, tryRoundWith(slices)),
    bind(contract.tryChoice, tryChoiceWith(slices)),
  ],
})
