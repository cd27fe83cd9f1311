import type { ReplyOf } from '#kernel/contract.ts'
import { admit } from '#platform/auth/sign-in/complete-sign-in.ts'
import { checkPassword } from '#platform/auth/passwords/check-password.ts'
import { findCredentials } from '#platform/auth/players.ts'
import { readPreviousSignIn } from '#platform/auth/sessions.ts'
import { placeOf } from '#platform/auth/devices/sign-in-place.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { signIn as contract } from '../contract.ts'

/** Signs in by e-mail or login; issues a new token and reports the previous sign-in (ACC-7). */
export async function signIn(
  ctx: VisitorContext,
  { body }: { body: { identifier: string; password: string } },
): Promise<ReplyOf<typeof contract>> {
  const credentials = await findCredentials(ctx.reader, ctx.theme.id, body.identifier)
  const check = await checkPassword(ctx, body, credentials)
  if (!check.isRight || !credentials) {
    return { success: false, reasonType: check.isRight ? 'wrong-credentials' : check.reason }
  }
  const playerId = credentials.player.id
  const admission = await admit(ctx, playerId, 'password')
  if (!admission.isIn) return { success: false, reasonType: admission.reason }
  const previous = await readPreviousSignIn(ctx.reader, playerId, admission.sessionId)
  return { success: true, data: { playerId, previousSignIn: previous ? placeOf(previous) : null } }
}
