import type { Id } from '#kernel/id.ts'
import type { RequestContext, Session, VisitorContext } from '../context.ts'
import { openSession, revokeSessions, SESSION_COOKIE, SESSION_LIFETIME_MS } from './sessions.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../problem.ts'

export interface OpenedSession {
  readonly id: Id<'ses'>
  readonly token: string
}

/** Opens a session for this browser and ends its previous one, which prevents session fixation. */
export async function beginSession(ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<OpenedSession> {
  const at = ctx.clock.now()
  if (ctx.session) await revokeSessions(tx, ctx.session.playerId, at, { id: ctx.session.id })
  const id = ctx.newId('ses')
  const token = await openSession(tx, ctx.rng, { id, playerId, at, address: ctx.address, userAgent: ctx.userAgent })
  return { id, token }
}

/** Sets the cookie; called after the commit, so that a rollback leaves none behind. */
export function setSessionCookie(ctx: RequestContext, { token }: OpenedSession): void {
  ctx.cookies.set(SESSION_COOKIE, token, { maxAgeSeconds: SESSION_LIFETIME_MS / 1_000 })
}

/** For calls open to idle players and to players with unaccepted terms, which cannot be 'player' calls. */
export function signedIn(ctx: VisitorContext): Session {
  if (!ctx.session) throw new AppError('not-signed-in', 'Sign in first.')
  return ctx.session
}
