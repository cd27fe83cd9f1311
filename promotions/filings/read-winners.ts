import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { LISTED_CENTS } from './rules.ts'

/** A prize of entries that a promotion paid, and its winner. */
export interface Winner {
  readonly run: string
  readonly title: string
  readonly player: string
  readonly name: string | null
  readonly surname: string | null
  /** The name and birth date were verified. */
  readonly isVerified: boolean
  readonly address: string | null
  readonly city: string | null
  readonly zip: string | null
  readonly state: string
  /** Minor units, after what went with a reversed purchase. */
  readonly entries: number
  readonly day: CalendarDay
}

interface Asked {
  readonly brand: string
  readonly zone: string
  /** One run, or null for all that paid in the time. */
  readonly run: string | null
  readonly from: Instant
  readonly to: Instant
  /** Minor units; prizes of as much or more. */
  readonly entriesMin: number
  readonly max: number
}

/** The earliest first; test accounts win nothing. Erased accounts are listed as they were kept. */
export async function readWinners(db: Reader, { brand, zone, run, from, to, entriesMin, max }: Asked): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select g.run, c.words -> 'en' ->> 'title' as title, p.id as player, coalesce(p.name, k.name) as name,
      coalesce(p.surname, k.surname) as surname,
      coalesce(k.is_verified, exists (select from verified_player v where v.player = p.id)) as "isVerified",
      coalesce(nullif(concat_ws(', ', nullif(p.address, ''), nullif(p.address2, '')), ''), k.address) as address,
      coalesce(p.city, k.city) as city, coalesce(p.zip, k.zip) as zip, coalesce(k.state, p.state) as state,
      (g.paid ->> 'entries')::bigint::float8 as entries,
      to_char(g.paid_at at time zone ${zone}, 'YYYY-MM-DD') as day
    from promotion.grant g join campaign c on c.id = g.run join player p on p.id = g.player
      left join promotion.kept_winner k on k.player = p.id
    where c.brand = ${brand} and (${run}::text is null or g.run = ${run}) and g.state = 'paid' and g.kind = 'balance'
      and g.paid_at >= ${timestamp(from)} and g.paid_at < ${timestamp(to)}
      and (g.paid ->> 'entries')::bigint >= greatest(${entriesMin}::bigint, 1) and not p.is_test
    order by g.paid_at, g.key limit ${max}`.execute(db)
  return rows
}

/** Keeps name and address of an account before they are erased, if it won a prize that a list of winners must name. */
export async function keepWinner(tx: Tx, player: Id<'plr'>, at: Instant): Promise<void> {
  await sql`
    insert into promotion.kept_winner (player, name, surname, is_verified, address, city, zip, state, kept_at)
    select p.id, p.name, p.surname, exists (select from verified_player v where v.player = p.id),
      nullif(concat_ws(', ', nullif(p.address, ''), nullif(p.address2, '')), ''), p.city, p.zip, p.state, ${timestamp(at)}
    from player p
    where p.id = ${player} and not p.is_test and exists (
      select from promotion.grant g where g.player = p.id and g.state = 'paid' and g.kind = 'balance'
        and (g.paid ->> 'entries')::bigint > ${LISTED_CENTS})
    on conflict (player) do nothing`.execute(tx)
}
