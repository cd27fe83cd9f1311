import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { takeUpTo } from '#ledger/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { keptOf, leftAfter, type PurchaseLeft } from '#platform/events/index.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import type { GrantValue } from '../definition.ts'
import { moveLeft } from './purchase-left.ts'
import { type Grant, lockGoingOf, type Parts, setGone } from './store.ts'

type Slices = readonly Pick<ServerFeature, 'takeFreeSpins'>[]
type PurchaseEvent = DomainEvent<'purchase.reversed'>

/** A purchase before an event and after it. */
interface Move {
  readonly before: PurchaseLeft
  readonly now: PurchaseLeft
  /** Unique for the event. */
  readonly key: string
  readonly order: string
}

/**
 * Takes back the share of what a purchase earned that goes with a reversal of it: as much as the player has, each share
 * once. Grants that are not paid yet are paid by what is then left. In the runs' time and after it, also while
 * promotions are stopped.
 */
export async function followPurchase(tx: Tx, slices: Slices, { id, playerId: player, payload }: PurchaseEvent): Promise<void> {
  const now = { priceCents: Math.max(1, payload.priceCents ?? payload.cents), leftCents: leftAfter(payload) }
  const purchase = { player, nth: payload.nth }
  const before = await moveLeft(tx, purchase, { ...now, eventId: id })
  if (!before) return
  const move = { before, now, key: `purchase:${id}`, order: payload.orderId }
  for (const grant of await lockGoingOf(tx, purchase)) await followGrant(tx, slices, grant, move)
}

const NAMES = ['coins', 'entries', 'count'] as const
type Name = (typeof NAMES)[number]

async function followGrant(tx: Tx, slices: Slices, grant: Grant, move: Move): Promise<void> {
  const whole = grant.whole ?? partsOf(grant.paid ?? grant.value)
  const gone: Partial<Record<Name, number>> = { ...grant.gone }
  for (const name of NAMES) {
    const amount = whole[name] ?? 0
    const due = keptOf(amount, move.before) - keptOf(amount, move.now)
    if (due > 0) gone[name] = (gone[name] ?? 0) + (await take(tx, slices, grant, { ...move, name, due }))
  }
  await setGone(tx, { key: grant.key, whole, gone })
}

/** The amounts of a grant that may go with its purchase. */
export function partsOf(value: GrantValue): Parts {
  return value.kind === 'balance' ? { coins: value.coins, entries: value.entries } : { count: value.count }
}

interface Taking extends Move {
  readonly name: Name
  readonly due: number
}

/** Returns how much was there to be taken. */
async function take(tx: Tx, slices: Slices, grant: Grant, { name, due, ...move }: Taking): Promise<number> {
  if (name !== 'count') {
    const taken = await takeUpTo(tx, {
      key: `${move.key}:${grant.key}:${name}`,
      kind: 'reward-taken-back',
      player: grant.player,
      amount: money(name, BigInt(due)),
      to: 'promotions',
      ref: { grant: grant.key, order: move.order },
    })
    return Number(taken?.amount.minor ?? 0n)
  }
  if (grant.value.kind === 'ticket' && !(await isOnSale(tx, grant, grant.value.of))) return 0
  if (grant.state !== 'paid') return due
  if (grant.value.kind === 'free-spins') {
    for (const slice of slices) {
      const taken = (await slice.takeFreeSpins?.(tx, grant.key, due)) ?? 0
      if (taken > 0) return taken
    }
    return 0
  }
  return takeEntitlements(tx, grant.key, due)
}

/** Tickets whose draw has closed its sales stay in it: its root is published. */
async function isOnSale(tx: Tx, { run }: Grant, name: string): Promise<boolean> {
  const { rows } = await sql<{ isClosed: boolean }>`
    select root is not null as "isClosed" from promotion.shared_draw where run = ${run} and name = ${name} for share`.execute(tx)
  return !rows[0]?.isClosed
}

/** Unused ones alone. */
async function takeEntitlements(tx: Tx, key: string, due: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with open as materialized (
      select grant_key, least(count - used, ${due}::int) as taken from promotion.entitlement
      where grant_key = ${key} and state = 'open' for update)
    update promotion.entitlement e set count = e.count - o.taken, state = case when e.used = e.count - o.taken then 'used' else 'open' end
    from open o where e.grant_key = o.grant_key returning o.taken`.execute(tx)
  return rows[0]?.taken ?? 0
}
