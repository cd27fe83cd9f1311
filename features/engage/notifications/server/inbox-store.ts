import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { NotificationWish } from '#platform/feature.ts'

export interface KeptMessage {
  readonly id: bigint
  readonly kind: string
  readonly title: Readonly<Record<Locale, string>>
  readonly body: Readonly<Record<Locale, string>>
  readonly url: string
  readonly dueAt: Instant
  readonly isRead: boolean
}

type NewMessage = Pick<NotificationWish, 'key' | 'kind' | 'isPromotional' | 'title' | 'body' | 'url'> & {
  readonly dueAt: Instant
  readonly expiresAt: Instant
}

/** False where the message was there already; one that is not due yet takes the new words and times. */
export async function keepMessage(tx: Tx, playerId: Id<'plr'>, message: NewMessage, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    insert into inbox_message (player, key, kind, is_promotional, title, body, url, due_at, expires_at)
    values (${playerId}, ${message.key}, ${message.kind}, ${message.isPromotional}, ${JSON.stringify(message.title)}::jsonb,
      ${JSON.stringify(message.body)}::jsonb, ${message.url}, ${timestamp(message.dueAt)}, ${timestamp(message.expiresAt)})
    on conflict (player, key) do update set title = excluded.title, body = excluded.body, url = excluded.url,
      due_at = excluded.due_at, expires_at = excluded.expires_at
    where inbox_message.due_at > ${timestamp(now)}
    returning id`.execute(tx)
  return rows.length > 0
}

/** False where there was none. */
export async function dropMessage(tx: Tx, playerId: Id<'plr'>, key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from inbox_message where player = ${playerId} and key = ${key}`.execute(tx)
  return numAffectedRows === 1n
}

interface Asked {
  readonly playerId: Id<'plr'>
  readonly now: Instant
  readonly mayPromote: boolean
}

const isShown = ({ playerId, now, mayPromote }: Asked) => sql<boolean>`player = ${playerId} and due_at <= ${timestamp(now)}
  and expires_at > ${timestamp(now)} and (${mayPromote} or not is_promotional)`

/** Newest first. */
export async function readMessages(db: Reader, asked: Asked, limit: number): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select id, kind, title, body, url, due_at as "dueAt", read_at is not null as "isRead"
    from inbox_message where ${isShown(asked)} order by due_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export async function countUnread(db: Reader, asked: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from inbox_message where ${isShown(asked)} and read_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Without an id, all that are due. False where nothing was unread. */
export async function markRead(tx: Tx, playerId: Id<'plr'>, id: bigint | null, now: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update inbox_message set read_at = ${timestamp(now)}
    where player = ${playerId} and read_at is null and due_at <= ${timestamp(now)}
      and (${id}::bigint is null or id = ${id})`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export async function forgetExpired(tx: Tx, now: Instant): Promise<void> {
  await sql`delete from inbox_message where expires_at < ${timestamp(now)}`.execute(tx)
}
