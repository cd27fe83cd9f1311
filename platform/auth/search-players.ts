import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'

export interface FoundPlayer {
  readonly id: Id<'plr'>
  readonly login: string
  readonly email: string | null
  readonly name: string | null
  readonly surname: string | null
  readonly birthDate: CalendarDay
  readonly state: string
  readonly createdAt: Instant
  readonly isClosed: boolean
  readonly isTest: boolean
}

/** Of the table `player`: by full login, email address, id or last name, ignoring case. */
export function playerMatches({ brand, search }: { readonly brand: string; readonly search: string }) {
  const text = search.toLowerCase()
  return sql<boolean>`brand = ${brand}
    and (lower(login) = ${text} or lower(email) = ${text} or id = ${search} or lower(surname) = ${text})`
}

/** Newest first. */
export async function searchPlayers(
  db: Reader,
  { brand, search, max }: { readonly brand: string; readonly search: string; readonly max: number },
): Promise<readonly FoundPlayer[]> {
  const { rows } = await sql<FoundPlayer>`
    select id, login, email, name, surname, birth_date as "birthDate", state, created_at as "createdAt",
      closed_at is not null as "isClosed", is_test as "isTest"
    from player
    where ${playerMatches({ brand, search })}
    order by created_at desc limit ${max}`.execute(db)
  return rows
}
