import type { ReplyOf } from '#kernel/contract.ts'
import { audit } from '#platform/audit/index.ts'
import { findCredentials } from '#platform/auth/players.ts'
import { readPreviousSignIn, type SessionRecord } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import { emit } from '#platform/outbox/index.ts'
import type { SignInPlace, signIn as contract } from '../contract.ts'
import { checkPassword } from './check-password.ts'
import { deviceOf } from '#platform/auth/device.ts'
import { beginSession, setSessionCookie } from './session-cookie.ts'

/** Signs in by e-mail or login; the token is new each time, and the previous sign-in is told (ACC-7). */
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
  const session = await ctx.transaction(async (tx) => {
    const opened = await beginSession(ctx, tx, playerId)
    await emit(tx, { type: 'player.signed-in', playerId, payload: { sessionId: opened.id } })
    await audit(tx, ctx, {
      actor: { kind: 'player', id: playerId },
      subject: playerId,
      what: 'signed-in',
      after: { session: opened.id, device: deviceOf(ctx.userAgent) },
      address: ctx.address,
    })
    return opened
  })
  setSessionCookie(ctx, session)
  const previous = await readPreviousSignIn(ctx.reader, playerId, session.id)
  return { success: true, data: { playerId, previousSignIn: previous ? toPlace(previous) : null } }
}

export const toPlace = ({ createdAt, userAgent, address }: SessionRecord): SignInPlace => ({
  at: new Date(createdAt).toISOString(),
  device: deviceOf(userAgent),
  address,
})
