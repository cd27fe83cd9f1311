import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { SharedDrawId } from './shared-draws.ts'

export interface Ticket {
  readonly ticket: string
  readonly player: Id<'plr'>
}

const ROWS_AT_ONCE = 10_000

/** Those of a grant that are in the draw: some may have gone with the purchase that earned them. */
const COUNT = sql`((value ->> 'count')::int - coalesce((gone ->> 'count')::int, 0))`

interface TicketGrant {
  readonly key: string
  readonly player: Id<'plr'>
  readonly count: number
}

/**
 * Stores the tickets that a run granted, in the order in which they were earned. The caller holds the draw's row and
 * closes the sales in the same transaction, so that they are stored once.
 */
export async function storeTickets(tx: Tx, { run, name }: SharedDrawId): Promise<void> {
  const { rows } = await sql<TicketGrant>`
    select key, player, ${COUNT} as count from promotion.grant
    where run = ${run} and kind = 'ticket' and value ->> 'of' = ${name} and state <> 'shadow' order by earned_at, key`.execute(tx)
  const tickets = rows.flatMap(({ key, player, count }) =>
    Array.from({ length: count }, (_, nth): Ticket => ({ ticket: ticketOf(key, nth), player })),
  )
  for (let from = 0; from < tickets.length; from += ROWS_AT_ONCE) {
    const page = tickets.slice(from, from + ROWS_AT_ONCE)
    await sql`
      insert into promotion.shared_ticket (run, name, no, ticket, player)
      select ${run}, ${name}, ${from}::bigint + u.no - 1, u.ticket, u.player
      from unnest(${page.map(({ ticket }) => ticket)}::text[], ${page.map(({ player }) => player)}::text[])
        with ordinality as u (ticket, player, no)`.execute(tx)
  }
}

/** A ticket of a player, with the grant that brought it. */
interface OwnTicket {
  readonly ticket: string
  /** As its step named it. */
  readonly key: string
  readonly earnedAt: Instant
}

/** A player's tickets in a run's lottery, newest first. */
export async function readOwnTickets(
  db: Reader,
  { run, name, player }: SharedDrawId & { readonly player: Id<'plr'> },
): Promise<OwnTicket[]> {
  const { rows } = await sql<TicketGrant & { earnedAt: Instant }>`
    select key, player, ${COUNT} as count, earned_at as "earnedAt" from promotion.grant
    where run = ${run} and player = ${player} and kind = 'ticket' and value ->> 'of' = ${name} and state <> 'shadow'
    order by earned_at desc, key desc`.execute(db)
  return rows.flatMap(({ key, count, earnedAt }) =>
    Array.from({ length: count }, (_, nth): OwnTicket => {
      return { ticket: ticketOf(key, count - 1 - nth), key: key.slice(`${run}:${player}:`.length), earnedAt }
    }),
  )
}

/** How many they are. */
export async function countOwnTickets(
  db: Reader,
  { run, name, player }: SharedDrawId & { readonly player: Id<'plr'> },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(${COUNT}), 0)::int as count from promotion.grant
    where run = ${run} and player = ${player} and kind = 'ticket' and value ->> 'of' = ${name} and state <> 'shadow'`.execute(db)
  return rows[0]!.count
}

/** How many tickets a run's lottery has, also while they are sold. */
export async function countTickets(db: Reader, { run, name }: SharedDrawId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(${COUNT}), 0)::int as count from promotion.grant
    where run = ${run} and kind = 'ticket' and value ->> 'of' = ${name} and state <> 'shadow'`.execute(db)
  return rows[0]!.count
}

/** A winning ticket with its player: the nth drawn, from 1. */
interface Winner extends Ticket {
  readonly place: number
  /** In the order of the tree, from 0. */
  readonly index: number
}

/** A part of the winners of a drawn lottery, in the order of their prizes. */
export async function readWinners(
  db: Reader,
  { run, name, limit, offset }: SharedDrawId & { readonly limit: number; readonly offset: number },
): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select w.place::int as place, t.no::int as index, t.ticket, t.player
    from promotion.shared_draw d
      cross join lateral (
        select (winner ->> 'index')::bigint as no, place from jsonb_array_elements(d.winners) with ordinality as u (winner, place)
        order by place limit ${limit} offset ${offset}) w
      join promotion.shared_ticket t on t.run = d.run and t.name = d.name and t.no = w.no
    where d.run = ${run} and d.name = ${name} order by w.place`.execute(db)
  return rows
}

/** Proves nothing of its player, whom a grant's key would name. */
const ticketOf = (grant: string, nth: number): string => createHash('sha256').update(`${grant}:${nth}`).digest('hex').slice(0, 32)

/** A closed lottery's tickets, in the order of its tree. */
export async function readTickets(db: Reader | Tx, { run, name }: SharedDrawId): Promise<Ticket[]> {
  const { rows } = await sql<Ticket>`
    select ticket, player from promotion.shared_ticket where run = ${run} and name = ${name} order by no`.execute(db)
  return rows
}
