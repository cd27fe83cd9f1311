import { mailLink } from '#platform/auth/one-time/mailed-links.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { bind, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import * as contract from '../contract.ts'
import { signIn as feature } from '../feature.ts'
import { changePassword } from './change-password.ts'
import { UNLOCK } from './mail-texts.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { unlock } from './unlock.ts'

/** Password sign-in, and the reset of a lost password. */
export const signInServer = ({ slices }: Pick<SiteServices, 'slices'>): ServerFeature => ({
  id: feature.id,
  routes: [
    bind(contract.signIn, signIn),
    bind(contract.requestReset, requestReset),
    bind(contract.resetPassword, resetPassword(slices)),
    bind(contract.changePassword, changePassword),
    bind(contract.unlock, unlock),
  ],
  on: {
    async 'player.locked-out'(ctx, { playerId }, tx) {
      await mailLink(ctx, tx, await readPlayer(tx, playerId), UNLOCK)
    },
  },
})
