import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { VisitorContext } from '../../context.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { closedAccountCredited } from '../../events/index.ts'
import { emit } from '../../outbox/index.ts'
import { keepState, readState, takeState } from '../one-time/one-time-state.ts'

/** Set after a complete sign-in to a closed account. Only allows reopening the account. */
const CLOSED_COOKIE = 'closed-account'
const CLOSED_LASTS_MS = 30 * MINUTE_MS

/** Closes or reopens the account; false if it already has that state. A concurrent call waits. */
export async function setClosed(tx: Tx, id: Id<'plr'>, at: Instant | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update player set closed_at = ${at === null ? null : timestamp(at)}
    where id = ${id} and (closed_at is null) = ${at !== null}`.execute(tx)
  return numAffectedRows === 1n
}

export const isClosed = async (db: Reader, id: Id<'plr'>): Promise<boolean> => (await readClosedAt(db, id)) !== null

/** Those of these players whose accounts are closed. */
export async function closedOf(db: Reader, players: readonly Id<'plr'>[]): Promise<Id<'plr'>[]> {
  const { rows } = await sql<{ id: Id<'plr'> }>`
    select id from player where id = any(${players}::text[]) and closed_at is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** A player who closed the account is still owed late credits, so the slice that keeps closed accounts is notified. */
export async function publishIfClosed(tx: Tx, playerId: Id<'plr'>, at: Instant): Promise<void> {
  if (await isClosed(tx, playerId)) await emit(tx, closedAccountCredited, { playerId, payload: {}, at })
}

/** When the account was closed; null if it is open. */
export async function readClosedAt(db: Reader, id: Id<'plr'>): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`select closed_at as at from player where id = ${id}`.execute(db)
  return rows[0]?.at ?? null
}

/** The same check before a session is opened, serialized with a concurrent closure. */
export async function lockClosed(tx: Tx, id: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select closed_at is not null as "isClosed" from player where id = ${id} for share`.execute(tx)
  return rows[0]?.isClosed ?? true
}

/** The token for the cookie that allows reopening. */
export const keepClosedSignIn = (ctx: VisitorContext, tx: Tx, playerId: Id<'plr'>): Promise<string> =>
  keepState(tx, ctx, { purpose: 'closed-sign-in', payload: { playerId }, lifetimeMs: CLOSED_LASTS_MS })

export const setClosedCookie = (ctx: VisitorContext, token: string): void =>
  ctx.cookies.set(CLOSED_COOKIE, token, { maxAgeSeconds: CLOSED_LASTS_MS / SECOND_MS })

/** The player of a closed account who completed sign-in in this browser. */
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
