import { sql } from 'kysely'
import { hasCardNumber } from '#platform/payments/card-number.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { MoneyCheck, MoneyFault } from '#platform/payments/money-check.ts'

/** The conditions on what providers said. */
export const factChecks: readonly MoneyCheck[] = [
  {
    id: 'facts-never-change',
    find: async (db) => {
      const { rows } = await sql<MoneyFault>`
        select 'payment_fact' as subject, 'can be rewritten' as detail where not exists (
          select from pg_trigger where tgrelid = 'payment_fact'::regclass and tgname = 'payment_fact_append_only'
            and tgenabled in ('O', 'A'))`.execute(db)
      return rows
    },
  },
  {
    id: 'no-card-number',
    find: async (db, since) => {
      const { rows } = await sql<{ reference: string; text: string }>`
        select reference, fact::text as text from payment_fact
        where heard_at > ${timestamp(since)} and fact::text ~ '[2-6]([ -]?\\d){12,18}'`.execute(db)
      const cards = rows.filter(({ text }) => hasCardNumber(text))
      return cards.map(({ reference }) => ({ subject: reference, detail: 'a card number was stored' }))
    },
  },
]
