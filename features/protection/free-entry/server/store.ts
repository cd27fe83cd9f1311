import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'

interface NewRequest {
  readonly player: Id<'plr'>
  readonly day: CalendarDay
  readonly entries: bigint
  readonly at: Instant
  readonly keys: readonly Buffer[]
}

/** 'mine' where the account has asked that day, 'other' where the person has by another one; of two at once one is new. */
export async function insertRequest(tx: Tx, { player, day, entries, at, keys }: NewRequest): Promise<'new' | 'mine' | 'other'> {
  const { rows } = await sql<{ id: bigint }>`
    insert into free_entry_request (player, day, entries, asked_at) values (${player}, ${day}, ${entries}, ${moment(at)})
    on conflict do nothing returning id`.execute(tx)
  const [made] = rows
  if (!made) return 'mine'
  const { numAffectedRows } = await sql`
    insert into free_entry_person (key, day, request)
    select key, ${day}, ${made.id} from unnest(${keys}::bytea[]) as key order by key
    on conflict do nothing`.execute(tx)
  if (Number(numAffectedRows) === keys.length) return 'new'
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
