import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'

/** Within this time a bank takes most payments back that it takes back at all. */
const SETTLES_MS = 5 * DAY_MS

interface OpenPayments {
  readonly isContested: boolean
  readonly unsettledCents: number
  readonly settlesAt: Instant | null
}

/** What is open of a player's purchases: contested payments, and payments by bank that may still be taken back. */
export async function readOpenPayments(
  payments: readonly PaymentProvider[],
  ctx: Context,
  db: Reader,
  player: Id<'plr'>,
): Promise<OpenPayments> {
  const banks = payments.flatMap(({ methods }) => methods).filter(({ returnDays }) => returnDays > 0)
  const since = ctx.clock.now() - SETTLES_MS
  const { rows } = await sql<{ cents: number; latest: Instant | null }>`
    select coalesce(sum(o.cents), 0)::int as cents, max(o.paid_at) as latest from purchase_order o
    where o.player = ${player} and o.state = 'paid' and o.paid_at > ${timestamp(since)} and exists (
      select from purchase_attempt a where a.purchase_order = o.id and a.method = any (${banks.map(({ id }) => id)}))`.execute(db)
  const { cents, latest } = rows[0]!
  return {
    isContested: await isContested(db, player),
    unsettledCents: cents,
    settlesAt: latest === null ? null : latest + SETTLES_MS,
  }
}

async function isContested(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`
    select from purchase_debt where player = ${player} and settled_at is null
    union all select from purchase_loss l join purchase_order o on o.id = l.purchase_order
      where o.player = ${player} and l.stage = 'opened'
    limit 1`.execute(db)
  return rows.length > 0
}
