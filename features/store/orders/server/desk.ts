import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant, toUnixSeconds } from '#kernel/time.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import type { Context } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ServerFeature } from '#platform/feature.ts'
import type { HeardFact } from '#platform/payments/fact.ts'
import type { OrderRecord, PaymentAttempt, PaymentCase, PaymentDispute } from '#features/back-office/payments-desk/contract.ts'
import { readPostings } from './desk-postings.ts'
import { readRoom, refundByOperator, refusalOf, repeatGiveBack } from './desk-refunds.ts'
import { answerDispute, contestDispute, gatherEvidence } from './disputes.ts'
import type { OrderState } from './fold-order.ts'
import { readRefunds } from './refund-store.ts'
import type { SettleDeps } from './settle-order.ts'
import { sendRefunds } from './send-refunds.ts'
import { findBrandOrder, type Order, readAttempts } from './store.ts'

type OrderDesk = NonNullable<ServerFeature['orderDesk']>

const FACTS_SINCE_MS = 30 * DAY_MS
const DISPUTES_MAX = 50
const UNPAID: OrderState[] = ['open', 'cancelled', 'expired']

/** Orders, as the payments desk works on them. */
export const orderDeskOf = (deps: SettleDeps): OrderDesk => ({
  find: findOrders,
  read: (db, { brand, id }) => readRecord(deps, db, brand, id),
  refund: (ctx, tx, refund) => refundByOperator(deps, ctx, tx, refund),
  refusal: (ctx, tx, refund) => refusalOf(deps, ctx, tx, refund),
  repeatGiveBack: (ctx, tx, attempt) => repeatGiveBack(deps, ctx, tx, attempt),
  send: (ctx: Context) => sendRefunds(deps, ctx),
  cases: readCases,
  disputes: (db, brand) => readDisputes(db, sql`o.brand = ${brand}`),
  evidence: gatherEvidence,
  answer: (tx, answer) => answerDispute(deps, tx, answer),
  contest: (ctx, dispute) => contestDispute(deps, ctx, dispute),
})

type Row = Awaited<ReturnType<OrderDesk['find']>>[number]

/** A search names one order exactly, or a player; without one the newest orders with an attempt. */
async function findOrders(
  db: Reader,
  { brand, search, players, state, before, limit }: Parameters<OrderDesk['find']>[1],
): Promise<Row[]> {
  const named = sql`o.id in (
    select id from purchase_order where id = ${search} or player = any (${[...players]})
    union all select id from purchase_order where receipt_no = ${/^\d{1,15}$/.test(search) ? search : null}::bigint
    union all select purchase_order from purchase_attempt where id = ${search} or provider_ref = ${search}
    union all select a.purchase_order from purchase_refund r join purchase_attempt a on a.id = r.attempt where r.id = ${search}
    union all select purchase_order from purchase_loss where subject = ${search})`
  const tried = sql`(o.state <> all (${UNPAID})
    or exists (select from purchase_attempt a where a.purchase_order = o.id))`
  const { rows } = await sql<Omit<Row, 'openedAt'> & { openedAt: Instant }>`
    select o.id, o.player, o.title, o.cents, o.state, o.opened_at as "openedAt", o.receipt_no::text as receipt,
      (select method from purchase_attempt a where a.purchase_order = o.id order by a.no desc limit 1) as method
    from purchase_order o
    where o.brand = ${brand} and ${search ? named : state ? sql`true` : tried}
      and (${state}::text is null or o.state = ${state}) and (${before}::text is null or o.id < ${before})
    order by o.id desc limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, openedAt: toUnixSeconds(row.openedAt) }))
}

async function readRecord(deps: SettleDeps, db: Reader, brand: string, id: string): Promise<OrderRecord | undefined> {
  const order = await findBrandOrder(db, brand, id)
  if (!order) return undefined
  const attempts = await readAttempts(db, order.id)
  const refunds = await readRefunds(
    db,
    attempts.map((attempt) => attempt.id),
  )
  const disputes = await readDisputes(db, sql`o.id = ${order.id}`)
  const shown: PaymentAttempt[] = []
  for (const attempt of attempts) {
    const { begunAt, order: _, no: __, savedMethod: ___, page: ____, releasedAt: _____, ...rest } = attempt
    shown.push({ ...rest, begunAt: toUnixSeconds(begunAt), ...(await readTold(db, attempt.id)) })
  }
  return {
    order: await toDesk(db, order, attempts.at(-1)?.method ?? null),
    attempts: shown,
    postings: await readPostings(db, { order, attempts, refunds, disputes }),
    refunds: refunds.map(({ id: refund, cents, reason, state, askedAt, held }) => ({
      id: refund,
      cents,
      reason,
      state,
      askedAt: toUnixSeconds(askedAt),
      coinsHeld: Number(held.coins?.amount.minor ?? 0n),
      entriesHeld: Number(held.entries?.amount.minor ?? 0n),
    })),
    disputes,
    ...(await readRoom(deps, db, { order, attempts, refunds })),
  }
}

async function toDesk(db: Reader, order: Order, method: MethodId | null): Promise<OrderRecord['order']> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int as cents from purchase_debt where purchase_order = ${order.id} and settled_at is null`.execute(
    db,
  )
  return {
    id: order.id,
    player: order.player,
    title: order.title,
    cents: order.cents,
    state: order.state,
    method,
    openedAt: toUnixSeconds(order.openedAt),
    receipt: order.receiptNo === null ? null : String(order.receiptNo),
    coins: Number(order.coins),
    entries: Number(order.entries),
    residence: order.residence,
    expiresAt: toUnixSeconds(order.expiresAt),
    paidAt: order.paidAt === null ? null : toUnixSeconds(order.paidAt),
    depositNumber: order.nth,
    debtCents: rows[0]!.cents,
  }
}

/** What was said about an attempt, and when its provider is asked again. */
async function readTold(db: Reader, attempt: Id<'att'>): Promise<Pick<PaymentAttempt, 'facts' | 'asksAt'>> {
  const { rows } = await sql<{ fact: Pick<HeardFact['fact'], 'kind'>; source: 'reply'; toldAt: Instant; heardAt: Instant }>`
    select fact, source, told_at as "toldAt", heard_at as "heardAt" from payment_fact where reference = ${attempt} order by no`.execute(
    db,
  )
  const asks = await sql<{ at: Instant }>`
    select due_at as at from payment_question where reference = ${attempt} and until > due_at`.execute(db)
  const asksAt = asks.rows[0]?.at
  return {
    asksAt: asksAt === undefined ? null : toUnixSeconds(asksAt),
    facts: rows.map(({ fact, source, toldAt, heardAt }) => {
      const { kind, ...rest } = fact
      return { kind, text: JSON.stringify(rest), source, toldAt: toUnixSeconds(toldAt), heardAt: toUnixSeconds(heardAt) }
    }),
  }
}

type DisputeRow = Omit<PaymentDispute, 'player'> & { readonly player: string }

/** Open ones first, the earliest due before the others. */
async function readDisputes(db: Reader, which: ReturnType<typeof sql>): Promise<DisputeRow[]> {
  const { rows } = await sql<Omit<DisputeRow, 'since' | 'evidenceDueAt'> & { since: Instant; evidenceDueAt: Instant | null }>`
    select l.subject as id, l.purchase_order as "order", o.title, o.player, l.cents, l.reason, l.stage, l.since,
      l.evidence_due_at as "evidenceDueAt", l.answer
    from purchase_loss l join purchase_order o on o.id = l.purchase_order where ${which}
    order by l.stage <> 'opened', l.answer is not null, l.evidence_due_at, l.since desc limit ${DISPUTES_MAX}`.execute(db)
  return rows.map((row) => ({
    ...row,
    since: toUnixSeconds(row.since),
    evidenceDueAt: row.evidenceDueAt === null ? null : toUnixSeconds(row.evidenceDueAt),
  }))
}

type Case = Omit<PaymentCase, 'since'> & { readonly since: Instant }

/** Charges that bought nothing and are not given back, those that cannot be booked, and facts about nothing of ours. */
async function readCases(db: Reader, { brand, now }: { brand: string; now: Instant }): Promise<PaymentCase[]> {
  const { rows } = await sql<Case>`
    select * from (
      select distinct on (r.attempt) r.reason as kind, r.attempt as subject, o.id as "order", r.cents, r.asked_at as since,
        r.state, r.state = 'failed' as "isRepeatable"
      from purchase_refund r join purchase_attempt a on a.id = r.attempt join purchase_order o on o.id = a.purchase_order
      where o.brand = ${brand} and r.reason <> 'requested' order by r.attempt, r.asked_at desc, r.id desc
    ) as given_back where state <> 'done'
    union all
    select 'not-bookable', a.id, o.id, null, f.heard_at, f.fact #>> '{amount,currency}', false
    from payment_fact f join purchase_attempt a on a.id = f.reference join purchase_order o on o.id = a.purchase_order
    where o.brand = ${brand} and f.fact ->> 'kind' = 'charged' and f.fact #>> '{amount,currency}' <> 'usd'
    union all
    select 'unknown-reference', f.reference, null, null, min(f.heard_at), string_agg(distinct f.fact ->> 'kind', ', '), false
    from payment_fact f
    where f.reference like 'att\\_%' and f.heard_at > ${timestamp(now - FACTS_SINCE_MS)}
      and not exists (select from purchase_attempt a where a.id = f.reference)
    group by f.reference
    order by since limit 100`.execute(db)
  return rows.map((row) => ({ ...row, since: toUnixSeconds(row.since) }))
}
