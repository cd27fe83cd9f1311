import { sql } from 'kysely'
import { timestamp } from '#platform/db/timestamp.ts'
import type { MoneyCheck, MoneyFault } from '#platform/payments/money-check.ts'

/** Whose audit entries the check compares: the first approval may be months older than the second. */
export const DECISIONS = ['redemption-approved', 'redemption-half-approved'] as const

/** No decision above the limit of one person has one person behind it. */
export const decisionChecks: readonly MoneyCheck[] = [
  {
    id: 'two-people-decide-large-amounts',
    find: async (db, since) => {
      const { rows } = await sql<MoneyFault>`
        select r.id as subject, 'was refunded by one person' as detail
        from purchase_refund r left join refund_proposal p using (id)
        where r.reason = 'requested' and r.asked_at > ${timestamp(since)}
          and (p.id is null or p.cents <> r.cents or p.state <> 'ordered' or (p.needs_two and p.decided_by = p.proposed_by))
        union all
        select e.after ->> 'redemption', 'was approved by one person' from audit_event e
        where e.what = 'redemption-approved' and e.at > ${timestamp(since)} and (e.after ->> 'needsTwo')::boolean
          and not exists (
            select from audit_event f where f.subject = e.subject and f.what = 'redemption-half-approved'
              and f.after ->> 'redemption' = e.after ->> 'redemption' and f.actor <> e.actor)`.execute(db)
      return rows
    },
  },
]
