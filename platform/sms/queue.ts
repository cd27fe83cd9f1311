import { type Generated, type RawBuilder, sql } from 'kysely'
import { DAY_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Context } from '../context.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import type { TextReport } from './text-provider.ts'

export const ATTEMPTS_MAX = 5
/** A carrier that has said nothing for so long says nothing any more. */
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

/** Queues a message in the transaction that causes it; it leaves after the commit, or never. Returns its id. */
export async function queueText(
  tx: Tx,
  ctx: Pick<Context, 'clock' | 'theme'>,
  { to, body, expiresAt }: { to: string; body: string; expiresAt: Instant },
): Promise<bigint> {
  const at = moment(ctx.clock.now())
  const { id } = await tables(tx)
    .insertInto('text_message')
    .values({ brand: ctx.theme.id, recipient: to, body, created_at: at, expires_at: moment(expiresAt), due_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that is due to be handed over or asked about, locked until the transaction ends. */
export async function takeDueText(tx: Tx, now: Instant): Promise<QueuedText | undefined> {
  const row = await tables(tx)
    .selectFrom('text_message')
    .selectAll()
    .where('state', 'in', ['waiting', 'handed-over'])
    .where('due_at', '<=', moment(now))
    .where((where) => where.or([where('state', '=', 'handed-over'), where('expires_at', '>', moment(now))]))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row && toText(row)
}

/** Its body goes, where it really left. */
export async function markHandedOver(
  tx: Tx,
  id: bigint,
  { at, reference, keepsBody }: { at: Instant; reference: string; keepsBody: boolean },
): Promise<void> {
  await update(tx, id, {
    state: 'handed-over',
    reference,
    due_at: moment(at + SECOND_MS),
    ...(keepsBody ? {} : { body: null }),
  })
}

/** Tried again after 2, 4, 8 … seconds; given up after the fifth time, or at once where that is final. */
export async function markNotTaken(
  tx: Tx,
  { id, attempts }: QueuedText,
  { at, failure, isFinal }: { at: Instant; failure: string; isFinal: boolean },
): Promise<void> {
  const made = attempts + 1
  const isOver = isFinal || made >= ATTEMPTS_MAX
  await update(tx, id, {
    attempts: made,
    due_at: moment(at + SECOND_MS * 2 ** made),
    failure: failure.slice(0, 500),
    ...(isOver ? { state: 'failed', body: null, recipient: MASKED } : {}),
  })
}

/** Asked again a second later, and ever more rarely, while it is on its way. */
export async function markReport(tx: Tx, { id, createdAt }: QueuedText, report: TextReport, at: Instant): Promise<void> {
  const age = at - createdAt
  if (report === 'delivered') await update(tx, id, { state: 'delivered', recipient: MASKED_WITHOUT_BODY })
  else if (report === 'undelivered') await update(tx, id, { ...UNDELIVERED, failure: 'undelivered' })
  else if (age > REPORT_WITHIN_MS) await update(tx, id, { ...UNDELIVERED, failure: 'no report' })
  else await update(tx, id, { due_at: moment(at + Math.max(SECOND_MS, Math.floor(age / 4))) })
}

/** Nobody has to read any more to whom it went: the number may be anybody's, as it was typed by somebody else. */
const MASKED = sql<string>`regexp_replace(recipient, '\\d(?=\\d\\d)', '*', 'g')`
/** Where nothing is sent, words and numbers stay for who tries the site out. */
const MASKED_WITHOUT_BODY = sql<string>`case when body is null then ${MASKED} else recipient end`
const UNDELIVERED = { state: 'failed', recipient: MASKED_WITHOUT_BODY } as const

/** What became of a message; undefined where it was forgotten. */
export async function readTextState(db: Reader, id: bigint): Promise<TextState | undefined> {
  return (await tables(db).selectFrom('text_message').select('state').where('id', '=', id).executeTakeFirst())?.state
}

/** What was never handed over in time loses its words and its number, what is old goes. */
export async function forgetOldTexts(tx: Tx, now: Instant): Promise<void> {
  await tables(tx)
    .updateTable('text_message')
    .set({ state: 'failed', failure: 'expired', body: null, recipient: MASKED })
    .where('state', '=', 'waiting')
    .where('expires_at', '<=', moment(now))
    .execute()
  await tables(tx)
    .deleteFrom('text_message')
    .where('created_at', '<', moment(now - KEPT_MS))
    .execute()
}

/** Messages whose words are still here, the latest first: all of them where nothing is sent. */
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
  readonly due_at?: ReturnType<typeof moment>
  readonly attempts?: number
  readonly reference?: string
  readonly failure?: string
  readonly body?: null
  readonly recipient?: RawBuilder<string>
}

const update = async (tx: Tx, id: bigint, changes: Changes): Promise<void> =>
  void (await tables(tx).updateTable('text_message').set(changes).where('id', '=', id).execute())
