import { sql } from 'kysely'
import type { PlayerEventType } from '#kernel/event.ts'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { DomainEventPayloads, ServerFeature } from '#platform/feature.ts'
import type { PromotionDefinition } from '../definition.ts'
import type { PlayedRound, RoundsWanted } from './played-round.ts'

/** How long the outbox keeps events at least. */
export const KEPT_DAYS = 7

/** An event that nothing but the outbox keeps: a purchase, a reward of another promotion, a friend who qualified. */
export type KeptEvent = {
  readonly [E in Exclude<PlayerEventType, StoredType>]: {
    readonly type: E
    readonly player: Id<'plr'>
    readonly at: Instant
    readonly payload: DomainEventPayloads[E]
  }
}[Exclude<PlayerEventType, StoredType>]

/** Slices keep rounds with their reversals, and visits stand for the first call of a day. */
type StoredType = 'round.settled' | 'round.reversed' | 'day.first-seen'
const STORED: readonly string[] = ['round.settled', 'round.reversed', 'day.first-seen'] satisfies StoredType[]

/** What a promotion hears and nothing but the outbox keeps. */
export const keptTypesOf = ({ on = {} }: Pick<PromotionDefinition, 'on'>): string[] =>
  Object.keys(on).filter((type) => !STORED.includes(type))

/** What a player did, as far as it is stored: visits, rounds, and what the outbox has. */
export type PastEvent =
  | { readonly type: 'visit'; readonly player: Id<'plr'>; readonly at: Instant }
  | ({ readonly type: 'round.settled' } & PlayedRound)
  | KeptEvent

/** What these players did, oldest first, of each player. */
export async function readPastEvents(
  { reader, slices }: { readonly reader: Reader; readonly slices: readonly Pick<ServerFeature, 'settledRounds'>[] },
  { timeZone, types, ...wanted }: RoundsWanted & { readonly timeZone: string; readonly types: readonly string[] },
): Promise<Map<Id<'plr'>, PastEvent[]>> {
  const rounds: PlayedRound[] = []
  for (const slice of slices) rounds.push(...((await slice.settledRounds?.(reader, wanted)) ?? []))
  const events: PastEvent[] = [
    ...(await readVisits(reader, { ...wanted, timeZone })),
    ...rounds.map((round) => ({ ...round, type: 'round.settled' as const })),
    ...(await readKept(reader, { ...wanted, types })),
  ]
  return Map.groupBy(
    events.toSorted((one, other) => one.at - other.at),
    ({ player }) => player,
  )
}

/**
 * One moment of each day on which a player is known to have come: a session began or was last used, or the outbox still
 * has the first call of the day. Of older days, those of a long session between its first and last use are unknown.
 */
async function readVisits(
  db: Reader,
  { players, since, timeZone }: Pick<RoundsWanted, 'players' | 'since'> & { readonly timeZone: string },
): Promise<PastEvent[]> {
  const { rows } = await sql<{ player: Id<'plr'>; at: Instant }>`
    select player, min(at) as at from (
      select player, created_at as at from player_session where player = any(${players}::text[])
      union all select player, last_active_at from player_session where player = any(${players}::text[])
      union all select player, at from outbox.event where type = 'day.first-seen' and player = any(${players}::text[])
    ) seen where at >= ${new Date(since)} group by player, (at at time zone ${timeZone})::date`.execute(db)
  return rows.map((row) => ({ ...row, type: 'visit' }))
}

/** Those that the outbox still has, of these types. */
export async function readKept(
  db: Reader,
  { players, since, types }: Pick<RoundsWanted, 'players' | 'since'> & { readonly types: readonly string[] },
): Promise<KeptEvent[]> {
  if (types.length === 0) return []
  const { rows } = await sql<KeptEvent>`
    select type, player, at, payload from outbox.event
    where type = any(${types}::text[]) and player = any(${players}::text[]) and at >= ${new Date(since)}
    order by txid, id`.execute(db)
  return rows
}

/** No player has as many purchases in the days that are kept. */
const PURCHASES_MAX = 1_000

/**
 * The pasts of players over more days than are known: each continues, before the known days, with those of players who
 * are about as active. A purchase of a copy is another one, and so is a friend.
 */
export function prolonged(
  pasts: readonly (readonly PastEvent[])[],
  { now, knownMs, wantedMs }: { readonly now: Instant; readonly knownMs: number; readonly wantedMs: number },
): PastEvent[][] {
  const copies = Math.ceil(wantedMs / knownMs)
  const known = pasts.map((events) => events.filter(({ at }) => at >= now - knownMs))
  const activity = known.map((events) => events.filter(({ type }) => type === 'visit' || type === 'round.settled').length)
  const order = pasts.map((_, at) => at).toSorted((one, other) => activity[one]! - activity[other]! || one - other)
  const rankOf = new Map(order.map((at, rank) => [at, rank]))
  return pasts.map((events, at) => {
    const rank = rankOf.get(at)!
    const first = rank - (rank % copies)
    const alike = order.slice(first, first + copies)
    const before = events
      .filter((event) => event.at < now - knownMs)
      .map((event) => ({ ...event, at: event.at - wantedMs + knownMs }))
    const parts = Array.from({ length: copies }, (_, copy) => {
      const of = known[alike[(rank - first + copy) % alike.length]!]!
      return of.map((event) => asCopy(event, copy, copy * knownMs)).filter((event) => event.at >= now - wantedMs)
    })
    return [...before, ...parts.toReversed().flat()]
  })
}

function asCopy(event: PastEvent, copy: number, earlierMs: number): PastEvent {
  if (copy === 0) return event
  const at = event.at - earlierMs
  if (!('payload' in event) || event.type === 'round.settled') return { ...event, at }
  const payload = Object.fromEntries(
    Object.entries(event.payload).map(([name, value]) => {
      if (name === 'nth' && typeof value === 'number') return [name, value + copy * PURCHASES_MAX]
      if (typeof value === 'string' && value.startsWith('plr_') && value !== event.player) return [name, `${value}_${copy}`]
      return [name, value]
    }),
  )
  return { ...event, at, payload } as PastEvent
}
