import { revokeSessions, SESSION_COOKIE } from '#platform/auth/sessions.ts'
import type { VisitorContext } from '#platform/context.ts'

/** Ends this browser's session. */
export async function signOut(ctx: VisitorContext): Promise<{ success: true }> {
  const { session } = ctx
  if (session) {
    await ctx.transaction((tx) => revokeSessions(tx, session.playerId, ctx.clock.now(), { id: session.id }))
  }
  ctx.cookies.clear(SESSION_COOKIE)
  return { success: true }
}
