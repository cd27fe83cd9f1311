import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Money, money, type PlayerAsset } from '#kernel/money.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

export type RefundReason = 'requested' | 'surplus' | 'mismatch' | 'late'

export interface Refund {
  readonly id: Id<'rfd'>
  readonly attempt: Id<'att'>
  readonly cents: number
  readonly reason: RefundReason
  readonly state: 'asked' | 'pending' | 'done' | 'failed'
  readonly askedBy: string | null
  readonly askedAt: Instant
  readonly held: Held
}

/** Goods set aside, until they are taken or released. */
export interface Held {
  readonly coins: HeldAmount<'coins'> | null
  readonly entries: HeldAmount<'entries'> | null
  /** What would have been set aside, had the player all of it; null if the charge bought nothing. */
  readonly asked: Asked | null
}

/** Minor units. */
export interface Asked {
  readonly coins: bigint
  readonly entries: bigint
}

export interface HeldAmount<A extends PlayerAsset> {
  readonly id: Id<'hld'>
  readonly amount: Money<A>
}

interface RefundRow extends Omit<Refund, 'held'>, HeldRow {}

interface HeldRow {
  readonly holdCoins: Id<'hld'> | null
  readonly coinsHeld: bigint
  readonly holdEntries: Id<'hld'> | null
  readonly entriesHeld: bigint
  readonly coinsAsked: bigint | null
  readonly entriesAsked: bigint | null
}

const HELD = sql`hold_coins as "holdCoins", coins_held as "coinsHeld", hold_entries as "holdEntries", entries_held as "entriesHeld",
  coins_asked as "coinsAsked", entries_asked as "entriesAsked"`

const heldOf = ({ holdCoins, coinsHeld, holdEntries, entriesHeld, coinsAsked, entriesAsked }: HeldRow): Held => ({
  coins: holdCoins && { id: holdCoins, amount: money('coins', coinsHeld) },
  entries: holdEntries && { id: holdEntries, amount: money('entries', entriesHeld) },
  asked: coinsAsked === null ? null : { coins: coinsAsked, entries: entriesAsked ?? 0n },
})

const heldValues = ({ coins, entries, asked }: Held) =>
  sql`${coins?.id ?? null}, ${coins?.amount.minor ?? 0n}, ${entries?.id ?? null}, ${entries?.amount.minor ?? 0n},
    ${asked?.coins ?? null}, ${asked?.entries ?? null}`

const REFUND = sql`id, attempt, cents, reason, state, asked_by as "askedBy", asked_at as "askedAt", ${HELD}`

/** False if the charge is already given back as a whole. */
export async function insertRefund(tx: Tx, refund: Omit<Refund, 'state'>): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into purchase_refund (id, attempt, cents, reason, asked_by, asked_at, hold_coins, coins_held,
      hold_entries, entries_held, coins_asked, entries_asked)
    values (${refund.id}, ${refund.attempt}, ${refund.cents}, ${refund.reason}, ${refund.askedBy}, ${timestamp(refund.askedAt)},
      ${heldValues(refund.held)})
    on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

export async function readRefunds(db: Reader, attempts: readonly Id<'att'>[]): Promise<Refund[]> {
  const { rows } = await sql<RefundRow>`
    select ${REFUND} from purchase_refund where attempt = any (${[...attempts]}) order by asked_at, id`.execute(db)
  return rows.map((row) => ({ ...row, held: heldOf(row) }))
}

export async function setRefundState(tx: Tx, id: Id<'rfd'>, state: Refund['state'], at: Instant): Promise<void> {
  const doneAt = state === 'done' ? timestamp(at) : sql`done_at`
  await sql`update purchase_refund set state = ${state}, done_at = ${doneAt} where id = ${id}`.execute(tx)
}

export interface UnsentRefund extends Pick<Refund, 'id' | 'attempt' | 'cents'> {
  readonly provider: string
}

/** Ordered refunds that no provider has confirmed, for the job that sends them. */
export async function readUnsent(db: Reader, brand: string, limit: number): Promise<UnsentRefund[]> {
  const { rows } = await sql<UnsentRefund>`
    select r.id, r.attempt, r.cents, a.provider from purchase_refund r
    join purchase_attempt a on a.id = r.attempt join purchase_order o on o.id = a.purchase_order
    where r.state = 'asked' and o.brand = ${brand} order by r.asked_at limit ${limit}`.execute(db)
  return rows
}

export async function insertDebt(
  tx: Tx,
  { order, player, cents, at }: { order: Id<'ord'>; player: Id<'plr'>; cents: number; at: Instant },
): Promise<void> {
  await sql`
    insert into purchase_debt (purchase_order, player, cents, since) values (${order}, ${player}, ${cents}, ${timestamp(at)})
    on conflict (purchase_order) do nothing`.execute(tx)
}

export interface Loss {
  /** The dispute, or the attempt that a bank returned. */
  readonly subject: string
  readonly order: Id<'ord'>
  readonly attempt: Id<'att'>
  readonly cents: number
  /** The bank's word for it. */
  readonly reason: string
  readonly stage: 'opened' | 'won' | 'lost'
  readonly evidenceDueAt: Instant | null
}

/** Records a new loss with what was set aside for it. */
export async function insertLoss(tx: Tx, loss: Loss, held: Held, at: Instant): Promise<void> {
  const { subject, order, attempt, cents, reason, evidenceDueAt } = loss
  await sql`
    insert into purchase_loss (subject, purchase_order, attempt, reason, stage, cents, hold_coins, coins_held, hold_entries,
      entries_held, coins_asked, entries_asked, since, evidence_due_at)
    values (${subject}, ${order}, ${attempt}, ${reason}, 'opened', ${cents}, ${heldValues(held)}, ${timestamp(at)},
      ${evidenceDueAt === null ? null : timestamp(evidenceDueAt)})`.execute(tx)
}

export async function findLoss(tx: Tx, subject: string): Promise<{ stage: Loss['stage']; held: Held } | undefined> {
  const { rows } = await sql<HeldRow & { stage: Loss['stage'] }>`
    select stage, ${HELD} from purchase_loss where subject = ${subject}`.execute(tx)
  return rows[0] && { stage: rows[0].stage, held: heldOf(rows[0]) }
}

export async function setLossStage(tx: Tx, subject: string, stage: Loss['stage'], at: Instant): Promise<void> {
  await sql`update purchase_loss set stage = ${stage}, ended_at = ${timestamp(at)} where subject = ${subject}`.execute(tx)
}
