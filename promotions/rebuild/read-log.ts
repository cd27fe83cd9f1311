import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { DomainEventType, ServerFeature } from '#platform/feature.ts'
import type { PromotionEvent } from '../definition.ts'
import type { PlayedRound } from '../forecast/played-round.ts'
import { READER } from '../reader/read-parts.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { withArchived } from './with-archived.ts'

/** What happened to a player, as a replay needs it. */
export type LogEntry =
  | { readonly kind: 'event'; readonly at: Instant; readonly event: PromotionEvent }
  | {
      readonly kind: 'act'
      readonly at: Instant
      readonly key: string
      readonly name: string
      readonly input: unknown
      /** The prizes that it drew, in order. */
      readonly prizes: readonly string[]
    }

export interface LogWanted {
  readonly players: readonly Id<'plr'>[]
  readonly since: Instant
  readonly timeZone: string
  /** Besides rounds. */
  readonly types: readonly DomainEventType[]
  /** Whose acts; null for none. */
  readonly run: Id<'cmp'> | null
}

type Slices = readonly Pick<ServerFeature, 'settledRounds' | 'archivedEvents'>[]

/** Of all players asked at once; with more, they are asked in two halves. */
const ROUNDS_AT_ONCE = 50_000
/**
 * Rounds are found by their start, and count when they are settled: an abandoned one after 30 days, by a job that may be
 * late.
 */
const OPEN_MS_MAX = 37 * DAY_MS

/**
 * The log of these players up to where the engine's reader has come, in order: rounds of the round store, which are kept
 * forever, and other events from the outbox and its archive. Events that the reader has yet to read are left out: it folds them itself. Exact in
 * one snapshot, or while the caller holds the cursors of the players' parts.
 */
export async function readLog(db: Reader | Tx, slices: Slices, wanted: LogWanted): Promise<Map<Id<'plr'>, LogEntry[]>> {
  const rounds = await readRounds(db, slices, wanted)
  // After the rounds: what is committed in between is unread in this second look, so that no round is taken too early.
  const unread = await readUnreadRounds(db, wanted.players)
  const log = new Map<Id<'plr'>, LogEntry[]>(wanted.players.map((player) => [player, []]))
  let id = 0n
  for (const { player, at, payload } of rounds) {
    if (at < wanted.since || unread.has(payload.roundId)) continue
    const day = calendarDayOf(at, wanted.timeZone)
    log.get(player)?.push({ kind: 'event', at, event: { id: ++id, type: 'round.settled', player, at, day, payload } })
  }
  for (const event of await readOthers(db, slices, wanted)) log.get(event.player)?.push({ kind: 'event', at: event.at, event })
  if (wanted.run !== null) for (const { player, ...act } of await readActs(db, wanted)) log.get(player)?.push(act)
  for (const entries of log.values()) entries.sort((one, other) => one.at - other.at)
  return log
}

async function readRounds(db: Reader, slices: Slices, wanted: LogWanted): Promise<PlayedRound[]> {
  const rounds: PlayedRound[] = []
  for (const { settledRounds } of slices) {
    if (settledRounds) rounds.push(...(await allRounds(db, settledRounds, { players: wanted.players, since: wanted.since })))
  }
  return rounds.toSorted((one, other) => one.at - other.at || (one.payload.roundId < other.payload.roundId ? -1 : 1))
}

type SettledRounds = NonNullable<ServerFeature['settledRounds']>

async function allRounds(
  db: Reader,
  settledRounds: SettledRounds,
  { players, since }: { readonly players: readonly Id<'plr'>[]; readonly since: Instant },
): Promise<PlayedRound[]> {
  const limit = players.length === 1 ? Number.MAX_SAFE_INTEGER : ROUNDS_AT_ONCE
  const rounds = await settledRounds(db, { players, since: Math.max(0, since - OPEN_MS_MAX), limit })
  if (rounds.length < limit) return [...rounds]
  const middle = Math.floor(players.length / 2)
  return [
    ...(await allRounds(db, settledRounds, { players: players.slice(0, middle), since })),
    ...(await allRounds(db, settledRounds, { players: players.slice(middle), since })),
  ]
}

/** Whether a cursor has passed an event. */
const isRead = sql`(pg_visible_in_snapshot(e.txid, c.done) or pg_visible_in_snapshot(e.txid, c.until) and e.id <= c.last_id)`

async function readUnreadRounds(db: Reader, players: readonly Id<'plr'>[]): Promise<Set<string>> {
  const { rows } = await sql<{ round: string }>`
    select e.payload ->> 'roundId' as round
    from outbox.event e join outbox.part_cursor c on c.reader = ${READER} and c.part = e.part
    where e.type = 'round.settled' and e.player = any(${players}::text[]) and not ${isRead}
      and e.txid >= (select min(pg_snapshot_xmin(o.done)::text::bigint) from outbox.part_cursor o where o.reader = ${READER})::text::xid8`.execute(
    db,
  )
  return new Set(rows.map(({ round }) => round))
}

/** Reversals are part of the stored rounds. */
const STORED_EVENTS: readonly string[] = ['round.settled', 'round.reversed']

async function readOthers(db: Reader, slices: Slices, { players, since, types, timeZone }: LogWanted): Promise<PromotionEvent[]> {
  const others = types.filter((type) => !STORED_EVENTS.includes(type))
  if (others.length === 0) return []
  const { rows } = await sql<Omit<PromotionEvent, 'day'>>`
    select e.id, e.type, e.player, e.at, e.payload
    from outbox.event e join outbox.part_cursor c on c.reader = ${READER} and c.part = e.part
    where e.player = any(${players}::text[]) and e.type <> 'round.settled' and e.type = any(${others}::text[])
      and e.at >= ${new Date(since)} and ${isRead} order by e.id`.execute(db)
  const all = await withArchived(db, slices, rows, { of: { players }, types: others, since })
  return all.map((row) => ({ ...row, day: calendarDayOf(row.at, timeZone) }) as PromotionEvent)
}

interface ActRow {
  readonly player: Id<'plr'>
  readonly key: string
  readonly name: string
  readonly input: unknown
  readonly reply: { readonly draws?: readonly { readonly prize: string }[] }
  readonly at: Instant
}

async function readActs(db: Reader, { players, run }: LogWanted) {
  const { rows } = await sql<ActRow>`
    select player, key, name, input, reply, at from promotion.act
    where player = any(${players}::text[]) and run = ${run} order by at, key`.execute(db)
  return rows.map(({ reply, ...act }) => ({
    ...act,
    kind: 'act' as const,
    prizes: (reply.draws ?? []).map(({ prize }) => prize),
  }))
}

/** The log that a run's steps hear, of these players. */
export function logWanted({ run, promotion }: KnownRun, players: readonly Id<'plr'>[]): LogWanted {
  const types = Object.keys(promotion.on ?? {}) as DomainEventType[]
  return { players, since: run.countsFrom ?? run.startsAt, timeZone: run.timeZone, types, run: run.id }
}
