import type { ReplyOf } from '#kernel/contract.ts'
import { readToken, useToken } from '#platform/auth/one-time/one-time-tokens.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { dropUnprovenWays } from '#platform/auth/sign-in/sign-in-methods.ts'
import type { VisitorContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import type { resetPassword as contract } from '../contract.ts'
import { refuseNewPassword, setPassword } from './set-password.ts'

/** Sets a new password by a mailed token. If the password is refused, the token stays valid. */
export const resetPassword =
  (slices: () => readonly ServerFeature[]) =>
  async (ctx: VisitorContext, { body }: { body: { token: string; password: string } }): Promise<ReplyOf<typeof contract>> => {
    const expired = { success: false, reasonType: 'link-expired' } as const
    const now = ctx.clock.now()
    const mailed = await readToken(ctx.reader, body.token, 'reset-password', now)
    if (!mailed) return expired
    const player = await readPlayer(ctx.reader, mailed.playerId)
    if (player.brand !== ctx.theme.id) return expired
    const refusal = await refuseNewPassword(ctx, player, body.password)
    if (refusal) return { success: false, reasonType: refusal }
    const passwordHash = await hashPassword(body.password)
    return ctx.transaction(async (tx) => {
      if (!(await useToken(tx, body.token, 'reset-password', now))) return expired
      const dropped = await dropUnprovenWays(tx, player.id)
      await setPassword(ctx, tx, { player, passwordHash, why: 'reset by emailed link', end: 'all', dropped })
      // The link arrived in that mailbox, so the address is the player's own.
      if (mailed.email === player.email) {
        for (const slice of slicesOn(ctx, slices())) await slice.mailboxProved?.(ctx, tx, player)
      }
      return { success: true }
    })
  }
