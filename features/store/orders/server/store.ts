import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { ChargeWord } from '#platform/payments/fold-charge.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import { LIVE_STATES, type OrderState } from './fold-order.ts'

export interface Order {
  readonly id: Id<'ord'>
  readonly brand: string
  readonly player: Id<'plr'>
  readonly preset: string
  readonly offer: string | null
  readonly offerType: string
  readonly title: string
  readonly cents: number
  readonly coins: bigint
  readonly entries: bigint
  readonly residence: string
  readonly state: OrderState
  readonly openedAt: Instant
  readonly expiresAt: Instant
  readonly leftAt: Instant | null
  readonly decision: 'accepted' | 'refused' | null
  readonly receiptNo: bigint | null
  readonly nth: number | null
  readonly paidAt: Instant | null
}

export interface Attempt {
  readonly id: Id<'att'>
  readonly order: Id<'ord'>
  readonly no: number
  readonly provider: string
  readonly method: MethodId
  readonly savedMethod: string | null
  readonly page: string | null
  /** The provider's id of this charge. */
  readonly providerRef: string | null
  readonly state: ChargeWord | 'refused'
  readonly begunAt: Instant
  readonly releasedAt: Instant | null
  readonly refusedCode: string | null
}

const ORDER = sql`id, brand, player, preset, offer, offer_type as "offerType", title, cents, coins, entries, residence, state,
  opened_at as "openedAt", expires_at as "expiresAt", left_at as "leftAt", decision, receipt_no as "receiptNo", nth,
  paid_at as "paidAt"`

const ATTEMPT = sql`id, purchase_order as "order", no, provider, method, saved_method as "savedMethod", page,
  provider_ref as "providerRef", state,
  begun_at as "begunAt", released_at as "releasedAt", refused_code as "refusedCode"`

export type NewOrder = Omit<Order, 'state' | 'leftAt' | 'decision' | 'receiptNo' | 'nth' | 'paidAt'>

/** False if the player has a live order of this package. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into purchase_order (id, brand, player, preset, offer, offer_type, title, cents, coins, entries, residence,
      opened_at, expires_at)
    values (${order.id}, ${order.brand}, ${order.player}, ${order.preset}, ${order.offer}, ${order.offerType}, ${order.title},
      ${order.cents}, ${order.coins}, ${order.entries}, ${order.residence}, ${timestamp(order.openedAt)}, ${timestamp(order.expiresAt)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function findLiveOrder(db: Reader, player: Id<'plr'>, preset: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    select ${ORDER} from purchase_order where player = ${player} and preset = ${preset} and state = any (${[...LIVE_STATES]})`.execute(
    db,
  )
  return rows[0]
}

/** Only the player's own. */
export async function readOrder(db: Reader, player: Id<'plr'>, id: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select ${ORDER} from purchase_order where id = ${id} and player = ${player}`.execute(db)
  return rows[0]
}

export async function findBrandOrder(db: Reader, brand: string, id: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`select ${ORDER} from purchase_order where id = ${id} and brand = ${brand}`.execute(db)
  return rows[0]
}

/** The first lock of every change of an order. */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  const { rows } = await sql<Order>`select ${ORDER} from purchase_order where id = ${id} for update`.execute(tx)
  return rows[0] as Order
}

const ENDED = ['cancelled', 'expired']

/** Newest first, without orders that ended before a payment was tried. */
export async function listOrders(db: Reader, player: Id<'plr'>, { before, limit }: { before?: string; limit: number }) {
  const { rows } = await sql<Order>`
    select ${ORDER} from purchase_order where player = ${player} and (${before ?? null}::text is null or id < ${before ?? null})
      and not (state = any (${ENDED}) and not exists (select from purchase_attempt a where a.purchase_order = purchase_order.id))
    order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function setOrderState(tx: Tx, id: Id<'ord'>, state: OrderState): Promise<void> {
  await sql`update purchase_order set state = ${state} where id = ${id} and state <> ${state}`.execute(tx)
}

export async function decideOrder(tx: Tx, id: Id<'ord'>, decision: 'accepted' | 'refused'): Promise<void> {
  await sql`update purchase_order set decision = ${decision} where id = ${id} and decision is null`.execute(tx)
}

export async function leaveOrder(tx: Tx, id: Id<'ord'>, at: Instant): Promise<void> {
  await sql`update purchase_order set left_at = ${timestamp(at)} where id = ${id} and left_at is null`.execute(tx)
}

interface LeftOrders {
  readonly brand: string
  readonly before: Instant
  readonly limit: number
}

/** Attempts that are open at their provider although their order was left, the earliest leave first. */
export async function readOpenOfLeft(db: Reader, { brand, before, limit }: LeftOrders): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select a.* from (select id, left_at from purchase_order
      where brand = ${brand} and state = 'checking' and left_at <= ${timestamp(before)} order by left_at limit ${limit}) o
    cross join lateral (select ${ATTEMPT} from purchase_attempt
      where purchase_order = o.id and state in ('begun', 'needs-action') and refused_code is null) a
    order by o.left_at`.execute(db)
  return rows
}

/** Numbers a paid order: its receipt, and which purchase of the player it is. The player's row is locked. */
export async function numberOrder(tx: Tx, { id, player }: Order, at: Instant): Promise<{ nth: number; receiptNo: bigint }> {
  await sql`select from player where id = ${player} for update`.execute(tx)
  const { rows } = await sql<{ nth: number; receiptNo: bigint }>`
    update purchase_order set receipt_no = nextval('purchase_receipt_no'), paid_at = ${timestamp(at)},
      nth = (select coalesce(max(nth), 0) + 1 from purchase_order where player = ${player})
    where id = ${id} returning nth, receipt_no as "receiptNo"`.execute(tx)
  return rows[0] as { nth: number; receiptNo: bigint }
}

/** Keys of the one-time offers that the player bought. A refunded one stays used, or refunds would repeat it. */
export async function readBoughtOffers(db: Reader, player: Id<'plr'>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ offer: string }>`
    select distinct offer from purchase_order where player = ${player} and offer is not null and nth is not null`.execute(db)
  return new Set(rows.map(({ offer }) => offer))
}

/** Whether another order bought this one's offer. Waits for the player's other purchases. */
export async function isOfferUsed(tx: Tx, { id, player, offer }: Pick<Order, 'id' | 'player' | 'offer'>): Promise<boolean> {
  if (offer === null) return false
  await sql`select from player where id = ${player} for update`.execute(tx)
  const { rows } = await sql`
    select from purchase_order where player = ${player} and offer = ${offer} and nth is not null and id <> ${id}`.execute(tx)
  return rows.length > 0
}

export async function countPurchases(db: Reader, player: Id<'plr'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(nth), 0)::int as count from purchase_order where player = ${player}`.execute(db)
  return rows[0]!.count
}

export type NewAttempt = Omit<Attempt, 'page' | 'providerRef' | 'state' | 'releasedAt' | 'refusedCode'>

export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<void> {
  await sql`
    insert into purchase_attempt (id, purchase_order, no, provider, method, saved_method, begun_at)
    values (${attempt.id}, ${attempt.order}, ${attempt.no}, ${attempt.provider}, ${attempt.method}, ${attempt.savedMethod},
      ${timestamp(attempt.begunAt)})`.execute(tx)
}

export async function readAttempts(db: Reader, order: string): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select ${ATTEMPT} from purchase_attempt where purchase_order = ${order} order by no`.execute(db)
  return rows
}

export async function findAttempt(db: Reader, id: string): Promise<{ order: Id<'ord'>; brand: string } | undefined> {
  const { rows } = await sql<{ order: Id<'ord'>; brand: string }>`
    select o.id as "order", o.brand from purchase_attempt a join purchase_order o on o.id = a.purchase_order
    where a.id = ${id}`.execute(db)
  return rows[0]
}

interface AttemptChange {
  readonly state: Attempt['state']
  readonly refusedCode?: string | undefined
}

export async function setAttempt(tx: Tx, id: Id<'att'>, { state, refusedCode }: AttemptChange): Promise<void> {
  await sql`
    update purchase_attempt set state = ${state}, refused_code = coalesce(${refusedCode ?? null}, refused_code)
    where id = ${id}`.execute(tx)
}

/** Where the player acts, and the provider's id, once they are known. */
export async function setPage(
  tx: Tx,
  id: Id<'att'>,
  { page = null, providerRef = null }: { readonly page?: string | null; readonly providerRef?: string | null },
): Promise<void> {
  await sql`
    update purchase_attempt set page = coalesce(${page}, page), provider_ref = coalesce(${providerRef}, provider_ref)
    where id = ${id}`.execute(tx)
}

/** True the first time: the caller gives the amount back to the player's purchase limit. */
export async function releaseAttempt(tx: Tx, id: Id<'att'>, at: Instant): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update purchase_attempt set released_at = ${timestamp(at)} where id = ${id} and released_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Of the last ten minutes, for the block after five refusals (PAY-4). */
export async function countRefusals(db: Reader, player: Id<'plr'>, since: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from purchase_attempt a join purchase_order o on o.id = a.purchase_order
    where o.player = ${player} and a.begun_at > ${timestamp(since)} and a.state in ('declined', 'refused')`.execute(db)
  return rows[0]!.count
}

export async function hasDebt(db: Reader, player: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`select from purchase_debt where player = ${player} and settled_at is null limit 1`.execute(db)
  return rows.length > 0
}
