import type { ReplyOf } from '#kernel/contract.ts'
import { readCredentials } from '#platform/auth/players.ts'
import type { PlayerContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { changePassword as contract } from '../contract.ts'
import { checkPassword } from './check-password.ts'
import { refuseNewPassword, setPassword } from './set-password.ts'

/** Sets a new password by the present one. This session goes on; the others end. */
export async function changePassword(
  ctx: PlayerContext,
  { body }: { body: { password: string; newPassword: string } },
): Promise<ReplyOf<typeof contract>> {
  const credentials = await readCredentials(ctx.reader, ctx.playerId)
  const { player } = credentials
  const check = await checkPassword(ctx, { identifier: player.login, password: body.password }, credentials)
  if (!check.isRight) return { success: false, reasonType: check.reason }
  const refusal = await refuseNewPassword(ctx, player, body.newPassword)
  if (refusal) return { success: false, reasonType: refusal }
  const passwordHash = await hashPassword(body.newPassword)
  const end = { except: ctx.session.id }
  await ctx.transaction((tx) => setPassword(ctx, tx, { player, passwordHash, why: 'changed by the player', end }))
  return { success: true }
}
