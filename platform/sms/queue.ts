import { type Generated, type RawBuilder, sql } from 'kysely'
import { DAY_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import type { TextReport } from './text-provider.ts'

const ATTEMPTS_MAX = 5
/** After this time without a final status, polling stops. */
const REPORT_WITHIN_MS = 10 * MINUTE_MS
const KEPT_MS = 30 * DAY_MS

export type TextState = 'waiting' | 'handed-over' | 'delivered' | 'failed'

export interface QueuedText {
  readonly id: bigint
  readonly brand: string
  readonly recipient: string
  readonly body: string | null
  readonly createdAt: Instant
  readonly attempts: number
  readonly state: TextState
  readonly reference: string | null
}

type Tables = {
  text_message: {
    id: Generated<bigint>
    brand: string
    recipient: string
    body: string | null
    created_at: Instant
    expires_at: Instant
    due_at: Instant
    attempts: Generated<number>
    state: Generated<TextState>
    reference: Generated<string | null>
    failure: Generated<string | null>
  }
}

/** Queues a message in the transaction that causes it; it is sent after the commit, or never. Returns its id. */
export async function queueText(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { to, body, expiresAt }: { to: string; body: string; expiresAt: Instant },
): Promise<bigint> {
  const at = timestamp(ctx.clock.now())
  const { id } = await tables(tx)
    .insertInto('text_message')
    .values({ brand: ctx.theme.id, recipient: to, body, created_at: at, expires_at: timestamp(expiresAt), due_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that is due to be sent or polled, locked until the transaction ends. */
export async function takeDueText(tx: Tx, now: Instant): Promise<QueuedText | undefined> {
  const row = await tables(tx)
    .selectFrom('text_message')
    .selectAll()
    .where('state', 'in', ['waiting', 'handed-over'])
    .where('due_at', '<=', timestamp(now))
    .where((where) => where.or([where('state', '=', 'handed-over'), where('expires_at', '>', timestamp(now))]))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && toText(row)
}

/** Blanks the body once it was really sent. */
export async function markHandedOver(
  tx: Tx,
  id: bigint,
  { at, reference, keepsBody }: { at: Instant; reference: string; keepsBody: boolean },
): Promise<void> {
  await update(tx, id, {
    state: 'handed-over',
    reference,
    due_at: timestamp(at + SECOND_MS),
    ...(keepsBody ? {} : { body: null }),
  })
}

/** Retried after 2, 4, 8 … seconds; given up after the fifth attempt, or immediately if permanent. */
export async function markNotTaken(
  tx: Tx,
  { id, attempts }: QueuedText,
  { at, failure, isFinal }: { at: Instant; failure: string; isFinal: boolean },
): Promise<void> {
  const made = attempts + 1
  const isOver = isFinal || made >= ATTEMPTS_MAX
  await update(tx, id, {
    attempts: made,
    due_at: timestamp(at + SECOND_MS * 2 ** made),
    failure: failure.slice(0, 500),
    ...(isOver ? { state: 'failed', body: null, recipient: MASKED } : {}),
  })
}

/** Polled again after a second, with growing intervals, while in transit. */
export async function markReport(tx: Tx, { id, createdAt }: QueuedText, report: TextReport, at: Instant): Promise<void> {
  const age = at - createdAt
  if (report === 'delivered') await update(tx, id, { state: 'delivered', recipient: MASKED_WITHOUT_BODY })
  else if (report === 'undelivered') await update(tx, id, { ...UNDELIVERED, failure: 'undelivered' })
  else if (age > REPORT_WITHIN_MS) await update(tx, id, { ...UNDELIVERED, failure: 'no report' })
  else await update(tx, id, { due_at: timestamp(at + Math.max(SECOND_MS, Math.floor(age / 4))) })
}

/** Blanks the number: it is no longer needed, and may belong to another person who never entered it. */
const MASKED = sql<string>`regexp_replace(recipient, '\\d(?=\\d\\d)', '*', 'g')`
/** In the sandbox, bodies and numbers stay readable for trials. */
const MASKED_WITHOUT_BODY = sql<string>`case when body is null then ${MASKED} else recipient end`
const UNDELIVERED = { state: 'failed', recipient: MASKED_WITHOUT_BODY } as const

/** Status of a message; undefined once deleted. */
export async function readTextState(db: Reader, id: bigint): Promise<TextState | undefined> {
  return (await tables(db).selectFrom('text_message').select('state').where('id', '=', id).executeTakeFirst())?.state
}

/** Blanks body and number of messages never sent in time, and deletes old ones. */
export async function forgetOldTexts(tx: Tx, now: Instant): Promise<void> {
  await tables(tx)
    .updateTable('text_message')
    .set({ state: 'failed', failure: 'expired', body: null, recipient: MASKED })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', timestamp(now))
    .execute()
  await tables(tx)
    .deleteFrom('text_message')
    .where('created_at', '<', timestamp(now - KEPT_MS))
    .execute()
}

/** Messages whose bodies are still stored, newest first: all of them in the sandbox. */
export async function listTexts(db: Reader, filter: { recipient?: string; limit?: number } = {}): Promise<QueuedText[]> {
  let query = tables(db).selectFrom('text_message').selectAll().where('body', 'is not', null)
  if (filter.recipient) query = query.where('recipient', '=', filter.recipient)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(filter.limit ?? 50)
    .execute()
  return rows.map(toText)
}

const tables = (db: Reader) => db.withTables<Tables>()

type Row = Omit<QueuedText, 'createdAt'> & { readonly created_at: Instant }

const toText = ({ id, brand, recipient, body, created_at: createdAt, attempts, state, reference }: Row): QueuedText => ({
  id,
  brand,
  recipient,
  body,
  createdAt,
  attempts,
  state,
  reference,
})

interface Changes {
  readonly state?: TextState
  readonly due_at?: ReturnType<typeof timestamp>
  readonly attempts?: number
  readonly reference?: string
  readonly failure?: string
  readonly body?: null
  readonly recipient?: RawBuilder<string>
}

const update = async (tx: Tx, id: bigint, changes: Changes): Promise<void> =>
  void (await tables(tx).updateTable('text_message').set(changes).where('id', '=', id).execute())
