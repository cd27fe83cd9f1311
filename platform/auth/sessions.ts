import { sql, type Selectable } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Rng } from '#kernel/rng.ts'
import { playerChannel } from '#kernel/push.ts'
import { type CalendarDay, DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Session } from '../context.ts'
import { hashToken, newToken } from '../crypto/token.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { gatherReads } from '../db/gather-reads.ts'
import { timestamp } from '../db/timestamp.ts'
import { wake } from '../outbox/index.ts'
import { isFirstToday, noteFirstSeen } from './first-seen.ts'
import type { AuthTables, SessionTable } from './tables.ts'

/** The session cookie; in production the HTTP layer adds the `__Host-` prefix. */
export const SESSION_COOKIE = 'session'
export const IDLE_AFTER_MS = 30 * MINUTE_MS
/** Maximum lifetime regardless of activity; then a full sign-in is required (SESS-2). */
export const SESSION_LIFETIME_MS = 30 * DAY_MS
const TOUCH_EVERY_MS = MINUTE_MS

export interface SessionRecord {
  readonly id: Id<'ses'>
  readonly createdAt: Instant
  readonly lastActiveAt: Instant
  readonly address: string
  readonly userAgent: string
}

export interface NewSession {
  readonly id: Id<'ses'>
  readonly playerId: Id<'plr'>
  readonly at: Instant
  readonly address: string
  readonly userAgent: string
}

/** Opens a session and returns its token, which is stored only in the player's cookie. */
export async function openSession(tx: Tx, rng: Rng, session: NewSession): Promise<string> {
  const token = newToken(rng)
  const at = timestamp(session.at)
  await tables(tx)
    .insertInto('player_session')
    .values({
      id: session.id,
      token_hash: hashToken(token),
      player: session.playerId,
      created_at: at,
      last_active_at: at,
      confirmed_at: at,
      proved_at: at,
      address: session.address,
      user_agent: session.userAgent.slice(0, 400),
    })
    .execute()
  return token
}

export interface SessionAsked {
  readonly token: string | undefined
  readonly brand: string
  readonly now: Instant
  /** The brand's calendar day. */
  readonly today: CalendarDay
  /** Sent by a page without user interaction, so it is no activity. */
  readonly isUnattended?: boolean
}

/**
 * The session of this token: null if unknown, revoked, older than 30 days or of another brand. Records activity at
 * most once a minute; an idle session stays idle until the password is given (`wakeSession`). The player's first call
 * of a day emits `day.first-seen`; a page's own calls are none.
 */
export type ResolveSession = (asked: SessionAsked) => Promise<Session | null>

/** Every call needs this, so concurrent calls share one query. */
export function openSessions({ pool, reader, transaction }: Pick<Database, 'pool' | 'reader' | 'transaction'>): ResolveSession {
  const readRow = gatherReads((tokens: readonly string[]) => readRows(pool, tokens))
  return async ({ token, brand, now, today, isUnattended = false }) => {
    const row = token ? await readRow(token) : undefined
    if (!row || row.brand !== brand || row.created_at <= now - SESSION_LIFETIME_MS) return null
    const quietMs = now - row.last_active_at
    const isIdle = quietMs >= IDLE_AFTER_MS
    if (!isIdle && !isUnattended && quietMs >= TOUCH_EVERY_MS) await touch(reader, row.id, now)
    if (!isUnattended && isFirstToday({ seenOn: row.seen_on, today })) {
      await transaction((tx) => noteFirstSeen(tx, { playerId: row.player, today }, now))
      wake([playerChannel(row.player)])
    }
    const { id, player: playerId, game_mode: gameMode, state: residence, is_test: isTest, confirmed_at: since } = row
    return { id, playerId, gameMode, residence, isTest, isIdle, since }
  }
}

export interface SessionOfBrand extends Session {
  readonly brand: string
  /** The last day on which the player made a call; null before the first one. */
  readonly seenOn: CalendarDay | null
}

/** The same by session id, for a server acting on behalf of a player; counts as the player's activity. */
export async function readSession(db: Reader, id: Id<'ses'>, now: Instant): Promise<SessionOfBrand | null> {
  const { rows } = await sql<Omit<ResolvedRow, 'token_hash'>>`
    select s.id, s.player, s.created_at, s.last_active_at, s.confirmed_at, p.brand, p.game_mode, p.state, p.is_test, p.seen_on
    from player_session s join player p on p.id = s.player
    where s.id = ${id} and s.revoked_at is null`.execute(db)
  const [row] = rows
  if (!row || row.created_at <= now - SESSION_LIFETIME_MS) return null
  const quietMs = now - row.last_active_at
  const isIdle = quietMs >= IDLE_AFTER_MS
  if (!isIdle && quietMs >= TOUCH_EVERY_MS) await touch(db, id, now)
  const { player: playerId, game_mode: gameMode, state: residence, is_test: isTest, confirmed_at: since } = row
  return { id, playerId, gameMode, residence, isTest, isIdle, since, brand: row.brand, seenOn: row.seen_on }
}

type ResolvedRow = Pick<SessionTable, 'id' | 'player' | 'token_hash' | 'created_at' | 'last_active_at' | 'confirmed_at'> & {
  readonly brand: string
  readonly game_mode: Session['gameMode']
  readonly state: string
  readonly is_test: boolean
  readonly seen_on: CalendarDay | null
}

/** In the order of the tokens. Prepared once per connection, since every call runs this statement. */
async function readRows(pool: Database['pool'], tokens: readonly string[]): Promise<(ResolvedRow | undefined)[]> {
  const hashes = tokens.map(hashToken)
  const { rows } = await pool.query<ResolvedRow>({
    name: 'resolve-sessions',
    text: `select s.id, s.player, s.token_hash, s.created_at, s.last_active_at, s.confirmed_at, p.brand, p.game_mode,
        p.state, p.is_test, p.seen_on
      from player_session s join player p on p.id = s.player
      where s.token_hash = any ($1::bytea[]) and s.revoked_at is null`,
    values: [hashes],
  })
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
}

/**
 * After the password was given again. If the session was not idle, its start time is kept, so that the shown duration
 * stays correct.
 */
export async function wakeSession(tx: Tx, id: Id<'ses'>, at: Instant): Promise<void> {
  await tables(tx)
    .updateTable('player_session')
    .set({
      last_active_at: timestamp(at),
      confirmed_at: sql<Instant>`case when last_active_at <= ${timestamp(at - IDLE_AFTER_MS)} then ${timestamp(at)} else confirmed_at end`,
    })
    .where('id', '=', id)
    .execute()
}

/** Notice of ended sessions; its payload is the player's id. */
export const SESSIONS_REVOKED = 'sessions_revoked'

/** Ends sessions of one player: one by `id`, all but `except`, or all. Returns how many were open. */
export async function revokeSessions(
  tx: Tx,
  playerId: Id<'plr'>,
  at: Instant,
  which: { id: string } | { except: Id<'ses'> } | 'all',
): Promise<number> {
  let query = tables(tx)
    .updateTable('player_session')
    .set({ revoked_at: timestamp(at) })
    .where('player', '=', playerId)
    .where('revoked_at', 'is', null)
  if (which !== 'all') {
    query = 'id' in which ? query.where('id', '=', which.id as Id<'ses'>) : query.where('id', '!=', which.except)
  }
  const count = Number((await query.executeTakeFirst()).numUpdatedRows)
  if (count > 0) await sql`select pg_notify(${SESSIONS_REVOKED}, ${playerId})`.execute(tx)
  return count
}

/** The subset of these sessions that is not revoked. */
export async function readOpenSessions(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from player_session where id = any (${ids}) and revoked_at is null`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The player's open sessions, newest first. */
export async function listSessions(db: Reader, playerId: Id<'plr'>, now: Instant): Promise<SessionRecord[]> {
  const rows = await tables(db)
    .selectFrom('player_session')
    .selectAll()
    .where('player', '=', playerId)
    .where('revoked_at', 'is', null)
    .where('created_at', '>', timestamp(now - SESSION_LIFETIME_MS))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(toRecord)
}

/** Addresses the player was active from since then, in open and closed sessions. */
export async function readAddresses(db: Reader, playerId: Id<'plr'>, since: Instant): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('player_session')
    .select('address')
    .distinct()
    .where('player', '=', playerId)
    .where('last_active_at', '>=', timestamp(since))
    .execute()
  return rows.map(({ address }) => address)
}

/** The sign-in before the given session's, open or not (ACC-7). */
export async function readPreviousSignIn(
  db: Reader,
  playerId: Id<'plr'>,
  session: Id<'ses'>,
): Promise<SessionRecord | undefined> {
  const row = await tables(db)
    .selectFrom('player_session')
    .selectAll()
    .where('player', '=', playerId)
    .where(sql<boolean>`(created_at, id) < (select created_at, id from player_session where id = ${session})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toRecord(row)
}

const tables = (db: Reader) => db.withTables<AuthTables>()

async function touch(db: Reader, id: Id<'ses'>, now: Instant): Promise<void> {
  await tables(db)
    .updateTable('player_session')
    .set({ last_active_at: timestamp(now) })
    .where('id', '=', id)
    .where('last_active_at', '<=', timestamp(now - TOUCH_EVERY_MS))
    .execute()
}

const toRecord = (row: Selectable<SessionTable>): SessionRecord => ({
  id: row.id,
  createdAt: row.created_at,
  lastActiveAt: row.last_active_at,
  address: row.address,
  userAgent: row.user_agent,
})
