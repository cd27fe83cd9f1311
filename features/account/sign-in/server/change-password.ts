import type { ReplyOf } from '#kernel/contract.ts'
import { checkPassword } from '#platform/auth/check-password.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn } from '#platform/auth/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { changePassword as contract } from '../contract.ts'
import { refuseNewPassword, setPassword } from './set-password.ts'

/**
 * Sets a new password by the present one; a second factor is asked for where one is on, and where there is no present
 * password (ACC-4). This session goes on; the others end.
 */
export async function changePassword(
  ctx: PlayerContext,
  { body }: { body: { password: string; newPassword: string } },
): Promise<ReplyOf<typeof contract>> {
  const credentials = await readCredentials(ctx.reader, ctx.playerId)
  const { player, passwordHash: present } = credentials
  if (present === null || (await isSecondFactorOn(ctx.reader, player.id))) await requireProof(ctx)
  if (present !== null) {
    const check = await checkPassword(ctx, { identifier: player.login, password: body.password }, credentials)
    if (!check.isRight) return { success: false, reasonType: check.reason }
  }
  const refusal = await refuseNewPassword(ctx, player, body.newPassword)
  if (refusal) return { success: false, reasonType: refusal }
  const passwordHash = await hashPassword(body.newPassword)
  const end = { except: ctx.session.id }
  await ctx.transaction((tx) => setPassword(ctx, tx, { player, passwordHash, why: 'changed by the player', end }))
  return { success: true }
}
