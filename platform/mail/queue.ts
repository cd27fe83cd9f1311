import { type Generated, sql } from 'kysely'
import { DAY_MS, type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Context, Locale } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import type { MailContent } from './message.ts'

export interface QueuedMail {
  readonly id: bigint
  readonly brand: string
  readonly recipient: string
  readonly content: MailContent
  readonly createdAt: Instant
}

export const ATTEMPTS_MAX = 8
/** Older mail is not sent: after such a time its link has expired, as after a week without a mail server. */
const AGE_MAX_MS = 3 * DAY_MS
const KEPT_MS = 30 * DAY_MS

type Tables = {
  mail_message: {
    id: Generated<bigint>
    brand: string
    recipient: string
    locale: Locale
    content: MailContent | null
    created_at: Instant
    attempts: Generated<number>
    next_attempt_at: Instant
    sent_at: Generated<Instant | null>
    failure: Generated<string | null>
  }
}

/** Queues a mail in the transaction that causes it; it is sent after the commit, or never. */
export async function queueMail(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { to, locale, content }: { to: string; locale: Locale; content: MailContent },
): Promise<void> {
  const at = timestamp(ctx.clock.now())
  await tables(tx)
    .insertInto('mail_message')
    .values({
      brand: ctx.theme.id,
      recipient: to,
      locale,
      content: sql<MailContent>`${JSON.stringify(content)}::jsonb`,
      created_at: at,
      next_attempt_at: at,
    })
    .execute()
}

/** One due mail, locked until the transaction ends, so that two processes never send it concurrently. */
export async function takeDueMail(tx: Tx, now: Instant): Promise<(QueuedMail & { attempts: number }) | undefined> {
  const row = await tables(tx)
    .selectFrom('mail_message')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .where('next_attempt_at', '<=', timestamp(now))
    .where('created_at', '>', timestamp(now - AGE_MAX_MS))
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.content ? { ...toMail(row, row.content), attempts: row.attempts } : undefined
}

/** Blanks the content, whose link grants access. */
export async function markSent(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await tables(tx)
    .updateTable('mail_message')
    .set({ sent_at: timestamp(at), content: null })
    .where('id', '=', id)
    .execute()
}

/** Retried after 1, 2, 4 … minutes; given up after the eighth attempt, or immediately if permanent. */
export async function markFailed(
  tx: Tx,
  { id, attempts }: { id: bigint; attempts: number },
  { at, error, isFinal }: { at: Instant; error: string; isFinal: boolean },
): Promise<void> {
  const made = attempts + 1
  await tables(tx)
    .updateTable('mail_message')
    .set({
      attempts: made,
      next_attempt_at: timestamp(at + MINUTE_MS * 2 ** attempts),
      failure: isFinal || made >= ATTEMPTS_MAX ? error.slice(0, 500) : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Whether a mail to this address may still be sent. */
export async function hasWaitingMail(
  db: Reader,
  { brand, to, now }: { brand: string; to: string; now: Instant },
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('mail_message')
    .select('id')
    .where('brand', '=', brand)
    .where(sql`lower(recipient)`, '=', to.toLowerCase())
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .where('created_at', '>', timestamp(now - AGE_MAX_MS))
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes old mails, sent or not, so that recipients are not kept indefinitely. */
export async function forgetOldMail(tx: Tx, now: Instant): Promise<void> {
  await tables(tx)
    .deleteFrom('mail_message')
    .where('created_at', '<', timestamp(now - KEPT_MS))
    .execute()
}

/** Unsent mails, newest first: all of them without an SMTP server. */
export async function listCaptured(db: Reader, filter: { recipient?: string; limit?: number }): Promise<QueuedMail[]> {
  let query = tables(db).selectFrom('mail_message').selectAll().where('content', 'is not', null)
  if (filter.recipient) query = query.where(sql`lower(recipient)`, '=', filter.recipient.toLowerCase())
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit ?? 50)
    .execute()
  return rows.flatMap((row) => (row.content ? [toMail(row, row.content)] : []))
}

const tables = (db: Reader) => db.withTables<Tables>()

const toMail = (
  row: { id: bigint; brand: string; recipient: string; created_at: Instant },
  content: MailContent,
): QueuedMail => ({ id: row.id, brand: row.brand, recipient: row.recipient, createdAt: row.created_at, content })
