import type { ReplyOf } from '#kernel/contract.ts'
import { readAnswered, rememberAnswered } from '#platform/auth/one-time/answered-calls.ts'
import { checkPassword } from '#platform/auth/passwords/check-password.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { requireProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn } from '#platform/auth/second-factor/second-factor.ts'
import type { PlayerContext } from '#platform/context.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import type { changePassword as contract } from '../contract.ts'
import { refuseNewPassword, setPassword } from './set-password.ts'

interface Body {
  readonly password: string
  readonly newPassword: string
}

/**
 * Changes the password, given the current one; requires the second factor if it is on, or a proof if there is no
 * password (ACC-4). This session continues; the others end.
 */
export async function changePassword(ctx: PlayerContext, { body }: { body: Body }): Promise<ReplyOf<typeof contract>> {
  const call = { name: 'change-password', owner: ctx.playerId, body } as const
  // On a repeat the current password is no longer right, and checking it would count towards a lock.
  if (await readAnswered(ctx, ctx.reader, call)) return { success: true }
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
  await ctx.transaction(async (tx) => {
    await setPassword(ctx, tx, { player, passwordHash, why: 'changed by the player', end })
    await rememberAnswered(ctx, tx, call, { playerId: player.id, reply: { success: true } })
  })
  return { success: true }
}
