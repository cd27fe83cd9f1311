import { bind, type ServerEntry } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { countPlayersWith, getPlaying } from './players-now.ts'

/** How many players are in each game. */
export const playersNowServer: ServerEntry = ({ slices }) => ({
  id: 'players-now',
  routes: [bind(contract.getPlaying, getPlaying)],
  jobs: [{ name: 'count-players', schedule: '* * * * *', run: countPlayersWith(slices) }],
})
