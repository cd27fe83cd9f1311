import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { type Movement, post } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { freeSpinsGranted, grantGiven, keptOf, type PurchaseLeft } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { GrantValue } from '../definition.ts'
import { partsOf } from './follow-purchase.ts'
import { leftOf } from './purchase-left.ts'
import { costOf, type Grant, markPaid, type Parts } from './store.ts'

/** How long a grant waits that its player may not receive now. */
export const HELD_MS = 10 * MINUTE_MS

/**
 * Pays a grant that is locked, with its purchase if it names one (`lockPurchasesOf`). Its key is the transfer's key, so that
 * a repeat moves nothing. Of a grant whose purchase was reversed it pays the share that is left.
 */
export async function payGrant(ctx: Context, tx: Tx, grant: Grant): Promise<GrantValue> {
  const { key, player, run, feature } = grant
  const at = ctx.clock.now()
  const whole = await openValue(ctx, tx, grant)
  const left = await leftOf(tx, grant)
  const paid = left ? shareOf(whole, left) : whole
  const hasAny = Object.values(partsOf(paid)).some((part) => part > 0)
  const transfer = hasAny || !left ? await hand(ctx, tx, { ...grant, value: paid }) : null
  const parts = left && { whole: partsOf(whole), gone: difference(partsOf(whole), partsOf(paid)) }
  await markPaid(tx, { key, paid, transfer, at, whole: parts?.whole ?? null, gone: parts?.gone ?? null })
  if (left && !hasAny) return paid
  const payload = { grantId: key, run, feature, kind: paid.kind, value: paid, costCents: costOf(paid) }
  await emit(tx, grantGiven, { playerId: player, payload, at })
  return paid
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

/** Returns the transfer, if it takes one. */
async function hand(ctx: Context, tx: Tx, grant: Grant): Promise<string | null> {
  const { value, player, key } = grant
  if (value.kind === 'balance') return payBalance(tx, grant, value)
  const at = ctx.clock.now()
  if (value.kind === 'free-spins') {
    const { game, count, betLevel, lifetimeSeconds } = value
    const payload = { id: key, game, count, betLevel, lifetimeSeconds }
    await emit(tx, freeSpinsGranted, { playerId: player, payload, at })
  } else await entitle(tx, grant, { value, at })
  return null
}

type BalanceValue = Extract<GrantValue, { kind: 'balance' }>
type EntitlementValue = Exclude<GrantValue, { kind: 'balance' | 'free-spins' }>

async function payBalance(
  tx: Tx,
  { key, feature, player, run }: Grant,
  { coins, entries }: BalanceValue,
): Promise<string | null> {
  const amounts = [money('coins', BigInt(coins)), money('entries', BigInt(entries))]
  const movements = amounts.filter(({ minor }) => minor > 0n).map((amount) => give(player, amount))
  if (movements.length === 0) return null
  const { id } = await post(tx, { key: `grant:${key}`, kind: feature, player, movements, ref: { run } })
  return id as string
}

const give = (player: Id<'plr'>, amount: Movement['amount']): Movement =>
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
