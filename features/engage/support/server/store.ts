import { type Generated, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { playerMatches } from '#platform/auth/search-players.ts'
import type { Ticket, Topic } from '../contract.ts'

type TicketRow = {
  id: Id<'tkt'>
  brand: string
  player: Id<'plr'> | null
  email: string | null
  locale: Locale
  topic: Topic
  state: Ticket['state']
  request: string
  created_at: Instant
  changed_at: Instant
}
type MessageRow = {
  id: Generated<bigint>
  ticket: Id<'tkt'>
  author: 'player' | 'team'
  text: string
  request: string
  written_at: Instant
}
type Tables = { support_ticket: TicketRow; support_message: MessageRow }

export type NewTicket = Omit<TicketRow, 'created_at' | 'changed_at' | 'state'>
export type KeptTicket = Omit<TicketRow, 'request'>

const TICKETS_MAX = 50

/** The stored id; a repeat gets that of the first request. */
export async function insertTicket(tx: Tx, ticket: NewTicket, at: Instant): Promise<{ id: Id<'tkt'>; isNew: boolean }> {
  const inserted = await tables(tx)
    .insertInto('support_ticket')
    .values({ ...ticket, state: 'open', created_at: timestamp(at), changed_at: timestamp(at) })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return { id: ticket.id, isNew: true }
  const { id } = await tables(tx)
    .selectFrom('support_ticket')
    .where('request', '=', ticket.request)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export type NewMessage = Pick<MessageRow, 'ticket' | 'author' | 'text' | 'request'>

/** False where the same request already wrote it. A message passes the turn to the other side. */
export async function insertMessage(tx: Tx, message: NewMessage, at: Instant): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('support_message')
    .values({ ...message, written_at: timestamp(at) })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false
  await setState(tx, message.ticket, message.author === 'player' ? 'open' : 'answered', at)
  return true
}

export async function setState(tx: Tx, id: Id<'tkt'>, state: Ticket['state'], at: Instant): Promise<void> {
  await tables(tx)
    .updateTable('support_ticket')
    .set({ state, changed_at: timestamp(at) })
    .where('id', '=', id)
    .execute()
}

/** Locked until the transaction ends. */
export const lockTicket = (tx: Tx, id: string): Promise<KeptTicket | undefined> =>
  tables(tx)
    .selectFrom('support_ticket')
    .selectAll()
    .where('id', '=', id as Id<'tkt'>)
    .forUpdate()
    .executeTakeFirst()

export async function countOpen(tx: Tx, player: Id<'plr'>): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('support_ticket')
    .where('player', '=', player)
    .where('state', '!=', 'closed')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface Told extends Ticket {
  readonly player: Id<'plr'> | null
  readonly email: string | null
  readonly askedAt: string
}

/** A player's questions, latest first. */
export const readOwn = (db: Reader, player: Id<'plr'>): Promise<Told[]> =>
  withMessages(
    db,
    tables(db)
      .selectFrom('support_ticket')
      .selectAll()
      .where('player', '=', player)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(TICKETS_MAX)
      .execute(),
  )

/** A brand's open questions, those waiting longest first. */
export const readWaiting = (db: Reader, brand: string): Promise<Told[]> =>
  withMessages(
    db,
    tables(db)
      .selectFrom('support_ticket')
      .selectAll()
      .where('brand', '=', brand)
      .where('state', '!=', 'closed')
      .orderBy('state', 'desc')
      .orderBy('changed_at')
      .limit(TICKETS_MAX)
      .execute(),
  )

interface Wanted {
  readonly brand: string
  /** A ticket’s ID, the address of a guest, or what a player is found by; empty for all. */
  readonly search: string
  readonly state: Ticket['state'] | undefined
  /** When it was asked; the end is exclusive. */
  readonly between: { readonly from: Instant; readonly to: Instant } | undefined
  readonly before: string | undefined
  readonly limit: number
}

/** A brand's questions in any state, latest first. A search reads one index each: one `or` would read all of the brand. */
export function readFound(db: Reader, { brand, search, state, between, before, limit }: Wanted): Promise<Told[]> {
  const named = sql`id in (
    select id from support_ticket where id = ${search}
    union all select id from support_ticket
      where player = any (array(select id from player where ${playerMatches({ brand, search })}))
    union all select id from support_ticket where brand = ${brand} and lower(email) = ${search.toLowerCase()})`
  return withMessages(
    db,
    sql<TicketRow>`
      select * from support_ticket where brand = ${brand}
        and ${search ? named : sql`true`}
        and ${state ? sql`state = ${state}` : sql`true`}
        and ${between ? sql`created_at >= ${timestamp(between.from)} and created_at < ${timestamp(between.to)}` : sql`true`}
        and ${before ? sql`(created_at, id) < (select created_at, id from support_ticket where id = ${before} and brand = ${brand})` : sql`true`}
      order by created_at desc, id desc limit ${limit}`
      .execute(db)
      .then(({ rows }) => rows),
  )
}

/** Waiting for the team. */
export async function countUnanswered(db: Reader, brand: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from support_ticket where brand = ${brand} and state = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}

async function withMessages(db: Reader, asked: Promise<TicketRow[]>): Promise<Told[]> {
  const rows = await asked
  if (rows.length === 0) return []
  const messages = await tables(db)
    .selectFrom('support_message')
    .selectAll()
    .where(
      'ticket',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id, topic, state, player, email, created_at }) => ({
    id,
    topic,
    state,
    player,
    email,
    askedAt: new Date(created_at).toISOString(),
    messages: messages
      .filter(({ ticket }) => ticket === id)
      .map(({ author, text, written_at }) => ({ from: author, text, at: new Date(written_at).toISOString() })),
  }))
}

const tables = (db: Reader) => db.withTables<Tables>()
