import { erased } from '#kernel/personal-table.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { registration } from '../feature.ts'
import { checkRewards } from './check-rewards.ts'
import { seedDemoPlayer } from './mint-player.ts'
import { signUp } from './sign-up.ts'
import { endRegistration, isRegistrationOpen, openRegistration } from './store.ts'

export { mintPlayer, type MintedPlayer, type MintOptions } from './mint-player.ts'

/** Opening an account, and whether its player was greeted already. */
export const registrationServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: registration.id,
  routes: [
    bind(contract.signUp, signUp(slices)),
    bind(contract.checkRewards, checkRewards(slices)),
    bind(contract.completeRegistration, async (ctx) => {
      const { playerId } = signedIn(ctx)
      await ctx.transaction((tx) => endRegistration(tx, playerId))
      return { success: true as const }
    }),
  ],
  signUp: (ctx, tx, { playerId }) => openRegistration(tx, playerId, ctx.clock.now()),
  profile: async ({ reader, playerId }) => ({ Registration: { complete: !(await isRegistrationOpen(reader, playerId)) } }),
  personalTables: [erased('open_registration')],
  personalData: ownRows({ registration: ['open_registration', 'since'] }),
  seed: seedDemoPlayer,
})
