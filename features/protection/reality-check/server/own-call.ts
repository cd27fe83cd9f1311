import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'

/** A player's own call that stays open while the guard refuses others. */
export function asOwn(ctx: VisitorContext): PlayerContext {
  if (!ctx.session) throw new AppError('not-signed-in', 'Sign in first.')
  return { ...ctx, session: ctx.session, playerId: ctx.session.playerId }
}
