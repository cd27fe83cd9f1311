import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { type Clock, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { type Movement, post } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { freeSpinsGranted, grantGiven, keptOf, type PurchaseLeft } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { GrantValue } from '../definition.ts'
import { partsOf } from './follow-purchase.ts'
import { leftOf } from './purchase-left.ts'
import { costOf, type Grant, markPaid, type Parts, type Payment } from './store.ts'

/** How long a grant waits that its player may not receive now. */
export const HELD_MS = 10 * MINUTE_MS

/** A grant whose value is decided: what remains is its transfer. */
export interface Payable {
  readonly grant: Grant
  /** What is really given. */
  readonly value: GrantValue
  readonly movements: readonly Movement[]
  readonly parts: Pick<Payment, 'whole' | 'gone'>
}

/** Pays one grant that is locked, with its purchase if it names one (`lockPurchasesOf`), and returns what it gave. */
export async function payGrant(ctx: Context, tx: Tx, grant: Grant): Promise<GrantValue> {
  const payable = await preparePayment(ctx, tx, grant)
  await handOver(ctx.clock, tx, [payable])
  return payable.value
}

/**
 * Decides what a grant gives, and gives what is no balance. Of a grant whose purchase was reversed that is the share that is
 * left. Locks no wallet.
 */
export async function preparePayment(ctx: Context, tx: Tx, grant: Grant): Promise<Payable> {
  const { key, player, run, feature } = grant
  const whole = await openValue(ctx, tx, grant)
  const left = await leftOf(tx, grant)
  const value = left ? shareOf(whole, left) : whole
  const hasAny = Object.values(partsOf(value)).some((part) => part > 0)
  if (hasAny || !left) {
    const at = ctx.clock.now()
    if (value.kind !== 'balance') await give(tx, { ...grant, value }, at)
    const payload = { grantId: key, run, feature, kind: value.kind, value, costCents: costOf(value) }
    await emit(tx, grantGiven, { playerId: player, payload, at })
  }
  const parts = left ? { whole: partsOf(whole), gone: difference(partsOf(whole), partsOf(value)) } : { whole: null, gone: null }
  return { grant, value, movements: movementsOf(player, value), parts }
}

/**
 * Posts what these grants give, in this order. A grant's key is its transfer's key, so that a repeat moves nothing. Nothing
 * but the postings stands between the first wallet's lock and the commit: its player may be playing.
 */
export async function handOver(clock: Clock, tx: Tx, payables: readonly Payable[]): Promise<void> {
  if (payables.length === 0) return
  const at = clock.now()
  const payments: Payment[] = []
  for (const { grant, value: paid, movements, parts } of payables) {
    const { key, feature: kind, player, run } = grant
    const posted = movements.length > 0 && (await post(tx, { key: `grant:${key}`, kind, player, movements, ref: { run } }))
    payments.push({ key, paid, transfer: posted ? posted.id : null, at, ...parts })
  }
  await markPaid(tx, payments)
}

/** As it may be given here and now: without entries where they are closed. */
async function openValue(ctx: Context, tx: Tx, { value, player: playerId }: Grant): Promise<GrantValue> {
  if (value.kind !== 'balance') return value
  const whole = { coins: money('coins', BigInt(value.coins)), entries: money('entries', BigInt(value.entries)) }
  const { entries } = await openReward(ctx, { db: tx, playerId }, whole)
  return { ...value, entries: Number(entries.minor) }
}

function shareOf(value: GrantValue, left: PurchaseLeft): GrantValue {
  if (value.kind !== 'balance') return { ...value, count: keptOf(value.count, left) }
  return { ...value, coins: keptOf(value.coins, left), entries: keptOf(value.entries, left) }
}

const difference = (whole: Parts, paid: Parts): Parts =>
  Object.fromEntries(Object.entries(whole).map(([name, amount]) => [name, amount - paid[name as keyof Parts]!]))

type EntitlementValue = Exclude<GrantValue, { kind: 'balance' | 'free-spins' }>
type GivenAlone = Exclude<GrantValue, { kind: 'balance' }>

async function give(tx: Tx, grant: Grant & { readonly value: GivenAlone }, at: Instant): Promise<void> {
  const { value, player, key } = grant
  if (value.kind !== 'free-spins') return entitle(tx, grant, { value, at })
  const { game, count, betLevel, lifetimeSeconds } = value
  const payload = { id: key, game, count, betLevel, lifetimeSeconds }
  await emit(tx, freeSpinsGranted, { playerId: player, payload, at })
}

function movementsOf(player: Id<'plr'>, value: GrantValue): Movement[] {
  if (value.kind !== 'balance') return []
  const amounts = [money('coins', BigInt(value.coins)), money('entries', BigInt(value.entries))]
  return amounts.filter(({ minor }) => minor > 0n).map((amount) => toPlayer(player, amount))
}

const toPlayer = (player: Id<'plr'>, amount: Movement['amount']): Movement =>
  ({ from: { house: 'promotions', asset: amount.asset }, to: { player, asset: amount.asset }, amount }) as Movement

async function entitle(
  tx: Tx,
  { key, player, run }: Grant,
  { value, at }: { value: EntitlementValue; at: number },
): Promise<void> {
  const expiresAt = value.lifetimeSeconds === null ? null : new Date(at + value.lifetimeSeconds * SECOND_MS)
  await sql`
    insert into promotion.entitlement (grant_key, player, run, kind, of, count, expires_at)
    values (${key}, ${player}, ${run}, ${value.kind}, ${value.of}, ${value.count}, ${expiresAt})
    on conflict do nothing`.execute(tx)
}
