import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { SharedDrawId } from './shared-draws.ts'

export interface Ticket {
  readonly ticket: string
  readonly player: Id<'plr'>
}

const ROWS_AT_ONCE = 10_000

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
    select key, player, (value ->> 'count')::int as count from promotion.grant
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

/** Proves nothing of its player, whom a grant's key would name. */
const ticketOf = (grant: string, nth: number): string => createHash('sha256').update(`${grant}:${nth}`).digest('hex').slice(0, 32)

/** A closed lottery's tickets, in the order of its tree. */
export async function readTickets(db: Reader | Tx, { run, name }: SharedDrawId): Promise<Ticket[]> {
  const { rows } = await sql<Ticket>`
    select ticket, player from promotion.shared_ticket where run = ${run} and name = ${name} order by no`.execute(db)
  return rows
}
