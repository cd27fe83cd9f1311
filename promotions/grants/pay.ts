import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { money } from '#kernel/money.ts'
import { MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import { type Movement, post } from '#ledger/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { openReward } from '#platform/open-reward.ts'
import { freeSpinsGranted, grantGiven } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { GrantValue } from '../definition.ts'
import { costOf, type Grant, markPaid } from './store.ts'

/** How long a grant waits that its player may not receive now. */
export const HELD_MS = 10 * MINUTE_MS

/** Pays a grant that is locked. Its key is the transfer's key, so that a repeat moves nothing. */
export async function payGrant(ctx: Context, tx: Tx, grant: Grant): Promise<GrantValue> {
  const { key, player, run, feature } = grant
  const at = ctx.clock.now()
  const { paid, transfer } = await hand(ctx, tx, grant)
  await markPaid(tx, { key, paid, transfer, at })
  const payload = { grantId: key, run, feature, kind: paid.kind, value: paid, costCents: costOf(paid) }
  await emit(tx, grantGiven, { playerId: player, payload, at })
  return paid
}

interface Handed {
  readonly paid: GrantValue
  readonly transfer: string | null
}

async function hand(ctx: Context, tx: Tx, grant: Grant): Promise<Handed> {
  const { value, player, key } = grant
  if (value.kind === 'balance') return payBalance(ctx, tx, grant, value)
  const at = ctx.clock.now()
  if (value.kind === 'free-spins') {
    const { game, count, betLevel, lifetimeSeconds } = value
    const payload = { id: key, game, count, betLevel, lifetimeSeconds }
    await emit(tx, freeSpinsGranted, { playerId: player, payload, at })
  } else await entitle(tx, grant, { value, at })
  return { paid: value, transfer: null }
}

type BalanceValue = Extract<GrantValue, { kind: 'balance' }>
type EntitlementValue = Exclude<GrantValue, { kind: 'balance' | 'free-spins' }>

async function payBalance(
  ctx: Context,
  tx: Tx,
  { key, feature, player, run }: Grant,
  { coins, entries }: BalanceValue,
): Promise<Handed> {
  const whole = { coins: money('coins', BigInt(coins)), entries: money('entries', BigInt(entries)) }
  const open = await openReward(ctx, { db: tx, playerId: player }, whole)
  const paid = { kind: 'balance', coins, entries: Number(open.entries.minor) } as const
  const movements = [open.coins, open.entries].filter(({ minor }) => minor > 0n).map((amount) => give(player, amount))
  if (movements.length === 0) return { paid, transfer: null }
  const { id } = await post(tx, { key: `grant:${key}`, kind: feature, player, movements, ref: { run } })
  return { paid, transfer: id as string }
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
