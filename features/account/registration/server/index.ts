import { erased } from '#kernel/personal-table.ts'
import { payKeptGift } from '#platform/auth/waiting-gifts.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { ownRows } from '#platform/db/own-rows.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { registration } from '../feature.ts'
import { checkRewards } from './check-rewards.ts'
import { keptGift, payGift } from './gift.ts'
import { mintPlayer, seedDemoPlayer } from './mint-player.ts'
import { signUp } from './sign-up.ts'
import { endRegistration, isRegistrationOpen, openRegistration } from './store.ts'

export { mintPlayer, type MintedPlayer, type MintOptions } from './mint-player.ts'

/** Registration, and whether the player has been welcomed. */
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
  keptForEmail: keptGift,
  emailConfirmed: (ctx, tx, { player, isNewMailbox }) => {
    const pay = () => payGift(ctx, tx, player.id)
    return payKeptGift(tx, { player: player.id, kind: 'sign-up', isDue: isNewMailbox, pay })
  },
  personalTables: [erased('open_registration')],
  // The gifts that other slices keep, too.
  personalData: ownRows({
    registration: ['open_registration', 'since'],
    keptGifts: ['waiting_gift', 'since', 'kind', 'coins', 'entries'],
  }),
  seed: seedDemoPlayer(slices),
  mintPlayer,
})
