import { sql } from 'kysely'
import { HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'

/** Pauses between questions; after the last one its length repeats. */
const PAUSES_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS]

/** The pause after this many questions. */
const pauseAfter = (asks: number): number => PAUSES_MS[Math.min(asks, PAUSES_MS.length - 1)] as number

export interface Question {
  readonly reference: string
  readonly provider: string
  readonly asks: number
}

/** Has a provider asked about a reference until its end is known, at most until the horizon of its method. */
export async function askAbout(
  tx: Tx,
  { reference, provider }: Omit<Question, 'asks'>,
  { at, until }: { readonly at: Instant; readonly until: Instant },
): Promise<void> {
  await sql`
    insert into payment_question (reference, provider, since, due_at, until)
    values (${reference}, ${provider}, ${timestamp(at)}, ${timestamp(at + pauseAfter(0))}, ${timestamp(until)})
    on conflict (reference) do update set until = greatest(payment_question.until, excluded.until)`.execute(tx)
}

export async function readDue(db: Reader, at: Instant, countMax: number): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select reference, provider, asks from payment_question where due_at <= ${timestamp(at)} and until > ${timestamp(at)}
    order by due_at limit ${countMax}`.execute(db)
  return rows
}

export async function noteAsked(tx: Tx, { reference, asks }: Question, at: Instant): Promise<void> {
  await sql`
    update payment_question set asks = asks + 1, due_at = ${timestamp(at + pauseAfter(asks + 1))}
    where reference = ${reference} and asks = ${asks}`.execute(tx)
}

export async function endQuestion(tx: Tx, reference: string): Promise<void> {
  await sql`delete from payment_question where reference = ${reference}`.execute(tx)
}

/** Payments whose provider never told the end within its method's horizon: for an operator. */
export async function readUnanswered(db: Reader, at: Instant): Promise<readonly { reference: string; since: Instant }[]> {
  const { rows } = await sql<{ reference: string; since: Instant }>`
    select reference, since from payment_question where until <= ${timestamp(at)} order by since`.execute(db)
  return rows
}
