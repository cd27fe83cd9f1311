import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { correctPerson } from './correct-person.ts'
import { findPlayers } from './find-players.ts'

/** Where operators see who players are, and put right what players cannot. */
export const playerDeskServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'player-desk',
  isInEveryTheme: true,
  routes: [bind(contract.findPlayers, findPlayers), bind(contract.correctPerson, correctPerson(slices))],
})
