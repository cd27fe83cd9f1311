import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { maskCardNumbers } from './card-number.ts'
import type { ChargeFact, HeardFact, PayoutFact } from './fact.ts'
import { factText } from './fold-charge.ts'

export interface Heard {
  readonly provider: string
  readonly source: 'reply' | 'webhook' | 'question'
  readonly at: Instant
}

/** Keeps new facts; a repeated one is no new row. */
export async function keepFacts(tx: Tx, facts: readonly HeardFact[], { provider, source, at }: Heard): Promise<void> {
  for (const { reference, at: toldAt, fact } of facts) {
    // No card number reaches a row, whatever a provider sends (PCI-1).
    const text = maskCardNumbers(factText(fact))
    await sql`
      insert into payment_fact (provider, reference, hash, fact, source, told_at, heard_at)
      values (${provider}, ${reference}, ${hash('sha256', text, 'buffer')}, ${text}::jsonb, ${source},
        ${timestamp(toldAt * SECOND_MS)}, ${timestamp(at)})
      on conflict (provider, reference, hash) do nothing`.execute(tx)
  }
}

/** All that was said about a reference. */
export async function readFacts(db: Reader, reference: string): Promise<(ChargeFact | PayoutFact)[]> {
  const { rows } = await sql<{ fact: ChargeFact | PayoutFact }>`
    select fact from payment_fact where reference = ${reference} order by no`.execute(db)
  return rows.map(({ fact }) => fact)
}
