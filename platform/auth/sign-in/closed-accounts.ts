import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { keepState, readState, takeState } from './one-time-state.ts'

/** Of somebody who proved everything and whose account is closed: worth nothing but the way back. */
const CLOSED_COOKIE = 'closed-account'
const CLOSED_LASTS_MS = 30 * MINUTE_MS

/** Closes the account or opens it again; false where it was so before. Of two at once the second waits. */
export async function setClosed(tx: Tx, id: Id<'plr'>, at: Instant | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update player set closed_at = ${at === null ? null : moment(at)}
    where id = ${id} and (closed_at is null) = ${at !== null}`.execute(tx)
  return numAffectedRows === 1n
}

export const isClosed = async (db: Reader, id: Id<'plr'>): Promise<boolean> => (await readClosedAt(db, id)) !== null

/** Since when; null for an account that is open. */
export async function readClosedAt(db: Reader, id: Id<'plr'>): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`select closed_at as at from player where id = ${id}`.execute(db)
  return rows[0]?.at ?? null
}

/** The same before a session is opened: a closing at the same time waits, or is waited for. */
export async function lockClosed(tx: Tx, id: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select closed_at is not null as "isClosed" from player where id = ${id} for share`.execute(tx)
  return rows[0]?.isClosed ?? true
}

/** The token for the cookie that shows who may come back. */
export const keepClosedSignIn = (ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<string> =>
  keepState(tx, ctx, { purpose: 'closed-sign-in', payload: { playerId }, lifetimeMs: CLOSED_LASTS_MS })

export const setClosedCookie = (ctx: VisitorContext, token: string): void =>
  ctx.cookies.set(CLOSED_COOKIE, token, { maxAgeSeconds: CLOSED_LASTS_MS / SECOND_MS })

/** Who proved everything in this browser, and has closed the account. */
export async function readClosedSignIn(ctx: VisitorContext): Promise<Id<'plr'> | undefined> {
  const token = ctx.cookies.get(CLOSED_COOKIE)
  return token ? (await readState(ctx.reader, token, 'closed-sign-in', ctx.clock.now()))?.playerId : undefined
}

export async function endClosedSignIn(ctx: VisitorContext): Promise<void> {
  const token = ctx.cookies.get(CLOSED_COOKIE)
  if (!token) return
  await takeState(ctx.reader, token, 'closed-sign-in', ctx.clock.now())
  ctx.cookies.clear(CLOSED_COOKIE)
}
