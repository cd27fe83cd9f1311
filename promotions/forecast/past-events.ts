import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { DomainEventPayloads, ServerFeature } from '#platform/feature.ts'
import type { PlayedRound, RoundsWanted } from './played-round.ts'

/** How long the outbox keeps purchases at least. */
export const PURCHASE_DAYS = 7

type PurchaseEventType = 'purchase.completed' | 'purchase.reversed' | 'purchase.restored'

type Told<E extends PurchaseEventType> = {
  readonly type: E
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly payload: DomainEventPayloads[E]
}
export type PastPurchase = { readonly [E in PurchaseEventType]: Told<E> }[PurchaseEventType]

/** What a player did, as far as it is stored: visits, rounds, purchases. */
export type PastEvent =
  | { readonly type: 'visit'; readonly player: Id<'plr'>; readonly at: Instant }
  | ({ readonly type: 'round.settled' } & PlayedRound)
  | PastPurchase

/** What these players did, oldest first, of each player. */
export async function readPastEvents(
  { reader, slices }: { readonly reader: Reader; readonly slices: readonly Pick<ServerFeature, 'settledRounds'>[] },
  { timeZone, ...wanted }: RoundsWanted & { readonly timeZone: string },
): Promise<Map<Id<'plr'>, PastEvent[]>> {
  const rounds: PlayedRound[] = []
  for (const slice of slices) rounds.push(...((await slice.settledRounds?.(reader, wanted)) ?? []))
  const events: PastEvent[] = [
    ...(await readVisits(reader, { ...wanted, timeZone })),
    ...rounds.map((round) => ({ ...round, type: 'round.settled' as const })),
    ...(await readPurchases(reader, wanted)),
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

/** Those that the outbox still has. */
export async function readPurchases(
  db: Reader,
  { players, since }: Pick<RoundsWanted, 'players' | 'since'>,
): Promise<PastPurchase[]> {
  const { rows } = await sql<PastPurchase>`
    select type, player, at, payload from outbox.event
    where type in ('purchase.completed', 'purchase.reversed', 'purchase.restored') and player = any(${players}::text[]) and at >= ${new Date(since)}
    order by txid, id`.execute(db)
  return rows
}
