import type { ServerEntry } from '#platform/feature.ts'
import { promotionEntry } from '#promotions/index.ts'
import { tournamentRoutes } from './get-tournaments.ts'
import { tournament } from './promotion.ts'
import { demos } from './seed-campaigns.ts'
import { seedDemo } from './seed-demo.ts'
import { readProfile } from './read-profile.ts'

/** Tournaments with their leaderboards, and the player's place and prizes in the profile. */
export const tournamentsServer: ServerEntry = ({ slices }) => ({
  ...promotionEntry(tournament, 'tournaments', demos),
  routes: tournamentRoutes(slices),
  profile: async (ctx) => ({ tournaments: await readProfile(ctx) }),
  seed: seedDemo(slices),
})
