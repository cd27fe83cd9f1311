import type { ReplyOf } from '#kernel/contract.ts'
import { checkPassword } from '#platform/auth/passwords/check-password.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { noteProof } from '#platform/auth/proof.ts'
import { isSecondFactorOn } from '#platform/auth/second-factor/second-factor.ts'
import { signedIn } from '#platform/auth/session-cookie.ts'
import { wakeSession } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { confirmPassword as contract } from '../contract.ts'

/** Wakes an idle session (SESS-1). Without a second factor the password is a complete proof. */
export async function confirmPassword(
  ctx: VisitorContext,
  { body }: { body: { password: string } },
): Promise<ReplyOf<typeof contract>> {
  const session = signedIn(ctx)
  const credentials = await readCredentials(ctx.reader, session.playerId)
  const attempt = { identifier: credentials.player.login, password: body.password }
  const check = await checkPassword(ctx, attempt, credentials)
  if (!check.isRight) return { success: false, reasonType: check.reason }
  const now = ctx.clock.now()
  await ctx.transaction(async (tx) => {
    await wakeSession(tx, session.id, now)
    if (!(await isSecondFactorOn(tx, session.playerId))) await noteProof(tx, session.id, now)
  })
  return { success: true }
}
