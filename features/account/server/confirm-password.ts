import type { ReplyOf } from '#kernel/contract.ts'
import { readCredentials } from '#platform/auth/players.ts'
import { wakeSession } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { confirmPassword as contract } from '../contract.ts'
import { checkPassword } from './check-password.ts'
import { signedIn } from './session-cookie.ts'

/** Wakes an idle session (SESS-1). */
export async function confirmPassword(
  ctx: VisitorContext,
  { body }: { body: { password: string } },
): Promise<ReplyOf<typeof contract>> {
  const session = signedIn(ctx)
  const credentials = await readCredentials(ctx.reader, session.playerId)
  const attempt = { identifier: credentials.player.login, password: body.password }
  const check = await checkPassword(ctx, attempt, credentials)
  if (!check.isRight) return { success: false, reasonType: check.reason }
  await ctx.transaction((tx) => wakeSession(tx, session.id, ctx.clock.now()))
  return { success: true }
}
