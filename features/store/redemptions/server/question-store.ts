import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

interface Question {
  readonly redemption: Id<'rdm'>
  readonly question: string
  readonly askedBy: string
  readonly askedAt: Instant
  readonly answer: string | null
  readonly answeredAt: Instant | null
}

export async function insertQuestion(
  tx: Tx,
  { redemption, question, askedBy, askedAt }: Omit<Question, 'answer' | 'answeredAt'>,
): Promise<void> {
  await sql`
    insert into redemption_question (redemption, question, asked_by, asked_at)
    values (${redemption}, ${question}, ${askedBy}, ${timestamp(askedAt)})`.execute(tx)
}

export async function answerLast(tx: Tx, redemption: Id<'rdm'>, answer: string, at: Instant): Promise<void> {
  await sql`
    update redemption_question set answer = ${answer}, answered_at = ${timestamp(at)}
    where redemption = ${redemption} and answer is null`.execute(tx)
}

/** Of these requests, in order. */
export async function readQuestions(db: Reader, ids: readonly string[]): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select redemption, question, asked_by as "askedBy", asked_at as "askedAt", answer, answered_at as "answeredAt"
    from redemption_question where redemption = any (${[...ids]}) order by no`.execute(db)
  return rows
}
