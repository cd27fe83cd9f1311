import { optionsOf } from '#kernel/feature.ts'
import { wireReward } from '#kernel/reward.ts'
import { mailLink } from '#platform/auth/mailed-links.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { wasWelcomed } from '#platform/auth/welcomed-mailboxes.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { emailConfirmation } from '../feature.ts'
import { confirmEmail, markConfirmed } from './confirm-email.ts'
import { CONFIRMATION } from './confirmation-mail.ts'
import { resendConfirmation } from './resend-confirmation.ts'
import { setEmailWith } from './set-email.ts'

/** Whose mailbox an address is, and what is given for showing it. */
export const emailConfirmationServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: emailConfirmation.id,
  routes: [
    bind(contract.confirmEmail, confirmEmail),
    bind(contract.setEmail, setEmailWith(slices)),
    bind(contract.resendConfirmation, resendConfirmation),
  ],
  async signUp(ctx, tx, { playerId, isMailboxProved }) {
    const player = await readPlayer(tx, playerId)
    if (isMailboxProved) await markConfirmed(ctx, tx, player)
    else await mailLink(ctx, tx, player, CONFIRMATION)
  },
  mailboxProved: markConfirmed,
  stepRewards: (theme) => ({ emailConfirmation: wireReward(optionsOf(theme, emailConfirmation).reward) }),
  async stepsWithoutReward(ctx) {
    const { email } = await readPlayer(ctx.reader, ctx.playerId)
    return (await wasWelcomed(ctx, ctx.reader, email)) ? ['emailConfirmation'] : []
  },
})
