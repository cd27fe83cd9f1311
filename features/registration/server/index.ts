import { erased } from '#kernel/personal-table.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { completeRegistration } from '../contract.ts'
import { endRegistration, isRegistrationOpen, openRegistration } from './store.ts'

/** Whether a new player was greeted already. */
export const registrationServer: ServerFeature = {
  id: 'registration',
  isInEveryTheme: true,
  routes: [
    bind(completeRegistration, async (ctx) => {
      const { playerId } = signedIn(ctx)
      await ctx.transaction((tx) => endRegistration(tx, playerId))
      return { success: true as const }
    }),
  ],
  signUp: (ctx, tx, { playerId }) => openRegistration(tx, playerId, ctx.clock.now()),
  profile: async ({ reader, playerId }) => ({ Registration: { complete: !(await isRegistrationOpen(reader, playerId)) } }),
  personalTables: [erased('open_registration')],
  personalData: ownRows({ registration: ['open_registration', 'since'] }),
}
