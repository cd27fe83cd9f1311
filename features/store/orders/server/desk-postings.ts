import { sql } from 'kysely'
import { type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { PaymentPosting } from '#features/back-office/payments-desk/contract.ts'
import type { Refund } from './refund-store.ts'
import type { Attempt, Order } from './store.ts'

interface Booked {
  readonly order: Pick<Order, 'id' | 'player'>
  readonly attempts: readonly Pick<Attempt, 'id'>[]
  readonly refunds: readonly Pick<Refund, 'id'>[]
  readonly disputes: readonly { readonly id: string }[]
}

/** Everything that the ledger holds because of an order, oldest first. */
export async function readPostings(db: Reader, { order, attempts, refunds, disputes }: Booked): Promise<PaymentPosting[]> {
  const keys = [
    `purchase:${order.id}`,
    ...attempts.map(({ id }) => `surplus:${id}`),
    ...refunds.map(({ id }) => `refund:${id}`),
    ...disputes.flatMap(({ id }) => [`loss:${id}`, `won:${id}`]),
  ]
  const holds = [...refunds, ...disputes].flatMap(({ id }) =>
    ['refund', 'loss'].flatMap((reason) => [`${reason}:${id}:coins`, `${reason}:${id}:entries`]),
  )
  const { rows } = await sql<Omit<PaymentPosting, 'at'> & { at: Instant }>`
    select 'txn_' || t.no as id, t.key, t.kind, t.at,
      jsonb_agg(jsonb_build_object('account', side.account, 'asset', side.asset, 'amount', side.amount)) as sides
    from (
      select no, key, kind, at, movements from ledger.transfer where player = ${order.player} and key = any (${keys})
      union all
      select t.no, t.key, t.kind, t.at, t.movements from ledger.hold h join ledger.transfer t on t.no = h.transfer
      where h.player = ${order.player} and h.key = any (${holds})
      union all
      select no, key, kind, at, movements from ledger.house_transfer where key = any (${keys})
    ) as t cross join lateral ledger.sides_of(t.movements) as side
    group by t.no, t.key, t.kind, t.at order by t.no`.execute(db)
  return rows.map((row) => ({ ...row, at: toUnixSeconds(row.at) }))
}
