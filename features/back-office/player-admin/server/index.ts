import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { correctPerson } from './correct-person.ts'
import { findPlayers } from './find-players.ts'

/** Where operators look up players and correct fields that players cannot change. */
export const playerAdminServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: 'player-admin',
  isInEveryTheme: true,
  routes: [bind(contract.findPlayers, findPlayers(slices)), bind(contract.correctPerson, correctPerson(slices))],
})
