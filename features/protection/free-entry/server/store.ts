import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { PersonKeys } from '#platform/auth/person-keys.ts'

interface NewRequest {
  readonly player: Id<'plr'>
  readonly day: CalendarDay
  readonly entries: bigint
  readonly at: Instant
  readonly keys: PersonKeys
}

/**
 * 'mine' if this account made today's request, 'other' if the same person did from another one. Of two concurrent
 * calls one is new.
 */
export async function insertRequest(tx: Tx, { player, day, entries, at, keys }: NewRequest): Promise<'new' | 'mine' | 'other'> {
  const { rows } = await sql<{ id: bigint }>`
    insert into free_entry_request (player, day, entries, asked_at) values (${player}, ${day}, ${entries}, ${timestamp(at)})
    on conflict do nothing returning id`.execute(tx)
  const [made] = rows
  if (!made) return 'mine'
  const { numAffectedRows } = await sql`
    insert into free_entry_person (key, day, request)
    select key, ${day}, ${made.id} from unnest(${keys.proven}::bytea[]) as key order by key
    on conflict do nothing`.execute(tx)
  const { rows: others } = await sql`
    select from free_entry_person
    where key = any (${keys.claimed}::bytea[]) and day = ${day} and request <> ${made.id}`.execute(tx)
  if (Number(numAffectedRows) === keys.proven.length && others.length === 0) return 'new'
  await sql`delete from free_entry_request where id = ${made.id}`.execute(tx)
  return 'other'
}

export async function readRequests(db: Reader, player: Id<'plr'>, max: number) {
  const { rows } = await sql<{ day: CalendarDay; entries: bigint }>`
    select day, entries from free_entry_request where player = ${player} order by day desc limit ${max}`.execute(db)
  return rows
}

export async function forgetPersons(tx: Tx, before: CalendarDay): Promise<void> {
  await sql`delete from free_entry_person where day < ${before}`.execute(tx)
}
