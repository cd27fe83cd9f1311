import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { maskCardNumbers } from './card-number.ts'
import type { HeardFact } from './fact.ts'
import { factText } from './fold-charge.ts'

export interface Webhook {
  readonly no: bigint
  readonly provider: string
  /** The provider's id of the message. */
  readonly message: string
  readonly facts: readonly HeardFact[]
  readonly heardAt: Instant
  readonly times: number
  readonly failure: string | null
}

const WEBHOOK = sql`no, provider, message, facts, heard_at as "heardAt", times, failure`

export type NewWebhook = Pick<Webhook, 'provider' | 'message' | 'facts' | 'failure'>

/** Keeps a verified message; a repeated one is counted. */
export async function keepWebhook(tx: Tx, { provider, message, facts, failure }: NewWebhook, at: Instant): Promise<void> {
  const text = maskCardNumbers(factText(facts))
  await sql`
    insert into payment_webhook as w (provider, message, hash, reference, facts, heard_at, failure)
    values (${provider}, ${message}, ${hash('sha256', text, 'buffer')}, ${[...new Set(facts.map(({ reference }) => reference))]},
      ${text}::jsonb, ${timestamp(at)}, ${failure})
    on conflict (provider, message, hash) do update set times = w.times + 1, failure = excluded.failure`.execute(tx)
}

export async function readWebhooks(db: Reader, references: readonly string[], limit: number): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select ${WEBHOOK} from payment_webhook where reference && ${[...references]}::text[] order by no limit ${limit}`.execute(db)
  return rows
}

/** Messages that could not be settled, oldest first. */
export async function readFailedWebhooks(db: Reader, limit: number): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`
    select ${WEBHOOK} from payment_webhook where failure is not null order by heard_at limit ${limit}`.execute(db)
  return rows
}

export async function findWebhook(db: Reader, no: bigint): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`select ${WEBHOOK} from payment_webhook where no = ${no}`.execute(db)
  return rows[0]
}

export async function noteWebhookSettled(tx: Tx, no: bigint): Promise<void> {
  await sql`update payment_webhook set failure = null where no = ${no} and failure is not null`.execute(tx)
}
