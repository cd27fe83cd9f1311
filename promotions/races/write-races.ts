import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import type { NewGrant } from '../grants/store.ts'

/** An event that enters a race, with the grant that it wins. */
export interface RaceEntry {
  readonly run: string
  readonly name: string
  readonly player: Id<'plr'>
  readonly at: Instant
  readonly eventId: bigint
  readonly prize: NewGrant
}

/**
 * Enters events into races, each of which keeps its earliest: by time, then by event. A decided race takes none. Rows are
 * locked in the order of their names, and only by entries that are earlier than the known one.
 */
export async function writeRaces(tx: Tx, entries: readonly RaceEntry[]): Promise<void> {
  if (entries.length === 0) return
  const best = new Map<string, RaceEntry>()
  for (const entry of entries) {
    const known = best.get(`${entry.run} ${entry.name}`)
    if (!known || isEarlier(entry, known)) best.set(`${entry.run} ${entry.name}`, entry)
  }
  const rows = [...best.values()].map(({ eventId, at, ...entry }) => ({ ...entry, at: new Date(at), event_id: String(eventId) }))
  await sql`
    insert into promotion.race as r (run, name, player, at, event_id, prize)
    select e.run, e.name, e.player, e.at, e.event_id, e.prize
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (run text, name text, player text, at timestamptz, event_id bigint, prize jsonb)
    where not exists (
      select from promotion.race k where k.run = e.run and k.name = e.name
        and (k.decided_at is not null or (k.at, k.event_id) <= (e.at, e.event_id)))
    order by e.run, e.name
    on conflict (run, name) do update
    set player = excluded.player, at = excluded.at, event_id = excluded.event_id, prize = excluded.prize
    where r.decided_at is null and (excluded.at, excluded.event_id) < (r.at, r.event_id)`.execute(tx)
}

const isEarlier = (one: RaceEntry, other: RaceEntry): boolean =>
  one.at < other.at || (one.at === other.at && one.eventId < other.eventId)
