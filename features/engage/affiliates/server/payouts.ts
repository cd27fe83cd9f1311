import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { isOwn, noteOwnAccountsOf } from './own-accounts.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { OperatorContext } from '#platform/auth/operators/operators.ts'
import type * as contract from '../shared/operator-contract.ts'
import { lockPartner } from './partner-store.ts'

type PayReply = ReplyOf<typeof contract.payAffiliate>

/** Records a payment that was made outside: never more than was earned, and each reference once. */
export const payAffiliate = (ctx: OperatorContext, { body }: InputOf<typeof contract.payAffiliate>): Promise<PayReply> =>
  ctx.change<PayReply>(async (tx) => {
    const { partnerId, cents, paidOn, reference } = body
    const refuse = (reasonType: Extract<PayReply, { success: false }>['reasonType']) =>
      ({ audit: null, value: { success: false, reasonType } }) as const
    const partner = await lockPartner(tx, ctx.theme.id, partnerId)
    if (!partner) return refuse('no-affiliate')
    const { player } = partner
    const known = await findPayoutByReference(tx, player, reference)
    if (known) {
      const isSame = known.cents === cents && known.paidOn === paidOn && !known.isCanceled
      return isSame ? { audit: null, value: { success: true } } : refuse('reference-used')
    }
    if (paidOn > ctx.today) return refuse('in-future')
    await noteOwnAccountsOf(ctx, tx, player)
    const { earnedCents, paidCents } = await readBalance(tx, player)
    if (cents > earnedCents - paidCents) return refuse('more-than-unpaid')
    await insertPayout(tx, { player, cents, paidOn, reference, by: ctx.operator.id, at: ctx.clock.now() })
    const after = { cents, paidOn, reference }
    return { audit: { subject: player, what: 'affiliate-paid', after }, value: { success: true } }
  })

type CancelReply = ReplyOf<typeof contract.cancelPayout>

/** Its amount counts as unpaid again; its reference stays used. */
export const cancelAffiliatePayout = (
  ctx: OperatorContext,
  { body: { payoutId, why } }: InputOf<typeof contract.cancelPayout>,
): Promise<CancelReply> =>
  ctx.change<CancelReply>(async (tx) => {
    const payout = await lockPayout(tx, ctx.theme.id, payoutId)
    if (!payout) return { audit: null, value: { success: false, reasonType: 'no-payout' } }
    const { player, cents, reference, isCanceled } = payout
    if (isCanceled) return { audit: null, value: { success: true } }
    await markCanceled(tx, payoutId, ctx.clock.now())
    const before = { cents, reference }
    return { audit: { subject: player, what: 'affiliate-payout-canceled', why, before }, value: { success: true } }
  })

export interface PayoutRow {
  readonly id: string
  readonly player: Id<'plr'>
  readonly cents: number
  readonly paidOn: CalendarDay
  readonly reference: string
  /** The operator's name. */
  readonly by: string
  readonly isCanceled: boolean
}

export interface Balance {
  readonly earnedCents: number
  readonly paidCents: number
}

const COLUMNS = sql`f.id::text, f.player, f.cents, f.paid_on::text as "paidOn", f.reference, o.name as by,
  f.canceled_at is not null as "isCanceled"`

/** What an affiliate's links have brought, and what of it was paid. */
export async function readBalance(db: Reader, player: Id<'plr'>): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select (
      select coalesce(sum(r.share_cents), 0)::float8 from affiliate_link l join affiliate_revenue r on r.link = l.id
      join player p on p.id = r.player where l.player = ${player} and not p.is_test and not ${isOwn(sql`r.player`)}
    ) as "earnedCents", (
      select coalesce(sum(cents), 0)::float8 from affiliate_payout where player = ${player} and canceled_at is null
    ) as "paidCents"`.execute(db)
  return rows[0]!
}

/** Newest first, canceled ones too. */
export async function readPayouts(db: Reader, players: readonly string[], max: number): Promise<readonly PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from affiliate_payout f join operator o on o.id = f.recorded_by
    where f.player = any(${[...players]}) order by f.paid_on desc, f.id desc limit ${max}`.execute(db)
  return rows
}

async function findPayoutByReference(db: Reader, player: Id<'plr'>, reference: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from affiliate_payout f join operator o on o.id = f.recorded_by
    where f.player = ${player} and lower(f.reference) = lower(${reference})`.execute(db)
  return rows[0]
}

interface NewPayout extends Pick<PayoutRow, 'player' | 'cents' | 'reference'> {
  readonly paidOn: string
  readonly by: Id<'opr'>
  readonly at: Instant
}

/** The affiliate is locked. */
async function insertPayout(tx: Tx, { player, cents, paidOn, reference, by, at }: NewPayout): Promise<void> {
  await sql`
    insert into affiliate_payout (player, cents, paid_on, reference, recorded_at, recorded_by)
    values (${player}, ${cents}, ${paidOn}::date, ${reference}, ${timestamp(at)}, ${by})`.execute(tx)
}

/** A payout of this brand; locked until the transaction ends. */
async function lockPayout(tx: Tx, brand: string, id: string): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select ${COLUMNS} from affiliate_payout f join operator o on o.id = f.recorded_by
    join affiliate_partner a on a.player = f.player where f.id = ${id}::bigint and a.brand = ${brand} for update of f`.execute(tx)
  return rows[0]
}

async function markCanceled(tx: Tx, id: string, at: Instant): Promise<void> {
  await sql`update affiliate_payout set canceled_at = ${timestamp(at)} where id = ${id}::bigint`.execute(tx)
}
