import { optionsOf } from '#kernel/feature.ts'
import { wireReward } from '#kernel/reward.ts'
import { mailLink } from '#platform/auth/one-time/mailed-links.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { emailConfirmation } from '../feature.ts'
import { confirmEmailWith, markConfirmedWith } from './confirm-email.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { setEmailWith } from './set-email.ts'

/** Proves who owns an e-mail address, and rewards the confirmation. */
export const emailConfirmationServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: emailConfirmation.id,
  routes: [
    bind(contract.confirmEmail, confirmEmailWith(slices)),
    bind(contract.setEmail, setEmailWith(slices)),
    bind(contract.resendConfirmation, resendConfirmation),
  ],
  async signUp(ctx, tx, { playerId, isMailboxProved }) {
    const player = await readPlayer(tx, playerId)
    if (isMailboxProved) await markConfirmedWith(slices)(ctx, tx, player)
    else await mailLink(ctx, tx, player, CONFIRMATION)
  },
  mailboxProved: markConfirmedWith(slices),
  stepRewards: (theme) => ({ emailConfirmation: wireReward(optionsOf(theme, emailConfirmation).reward) }),
  async stepsWithoutReward(ctx) {
    const { id, email } = await readPlayer(ctx.reader, ctx.playerId)
    // The account as it will be once the address is confirmed.
    return (await wasWelcomed(ctx, ctx.reader, { id, email, emailConfirmedAt: ctx.clock.now() })) ? ['emailConfirmation'] : []
  },
})
