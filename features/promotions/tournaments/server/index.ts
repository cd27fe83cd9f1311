import { bind, type ServerEntry } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import * as contract from '../contract.ts'
import { getHistory, getNext } from './get-lists.ts'
import { getTournament } from './get-tournament.ts'
import { tournament } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { seedDemo } from './seed-demo.ts'
import { readProfile } from './standings.ts'

/** Tournaments with their leaderboards, and the player's place and prizes in the profile. */
export const tournamentsServer: ServerEntry = ({ slices }) => ({
  ...promotionEntry(tournament, 'tournaments', demos),
  routes: [
    bind(contract.getTournament, getTournament(slices)),
    bind(contract.getNext, getNext(slices)),
    bind(contract.getHistory, getHistory(slices)),
  ],
  profile: async (ctx) => ({ tournaments: await readProfile(ctx) }),
  seed: seedDemo(slices),
})
