import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import { type Movement, post, takeUpTo } from '#ledger/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { keptOf, leftAfter, type PurchaseLeft } from '#platform/events/index.ts'
import type { DomainEvent, ServerFeature } from '#platform/feature.ts'
import type { GrantValue } from '../definition.ts'
import { moveLeft } from './purchase-left.ts'
import { type Grant, lockGoingOf, type Parts, setGone } from './store.ts'

type Slices = readonly Pick<ServerFeature, 'changeFreeSpins'>[]
type PurchaseEvent = DomainEvent<'purchase.reversed'> | DomainEvent<'purchase.restored'>

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
 * once. A restoration gives back what was taken. Grants that are not paid yet are paid by what is then left. In the runs'
 * time and after it, also while promotions are stopped.
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
    const change = changeOf(whole[name] ?? 0, gone[name] ?? 0, move)
    if (change !== 0) gone[name] = (gone[name] ?? 0) + (await apply(tx, slices, grant, { ...move, name, change }))
  }
  await setGone(tx, { key: grant.key, whole, gone })
}

/** How much more of an amount goes; negative if some of what went comes back. */
function changeOf(whole: number, gone: number, { before, now }: Move): number {
  const due = keptOf(whole, before) - keptOf(whole, now)
  return due > 0 ? due : Math.min(0, whole - keptOf(whole, now) - gone)
}

/** The amounts of a grant that may go with its purchase. */
export function partsOf(value: GrantValue): Parts {
  return value.kind === 'balance' ? { coins: value.coins, entries: value.entries } : { count: value.count }
}

interface Change extends Move {
  readonly name: Name
  readonly change: number
}

/** Returns how much really went, or came back if it is negative. */
async function apply(tx: Tx, slices: Slices, grant: Grant, { name, change, ...move }: Change): Promise<number> {
  if (name !== 'count') return changeBalance(tx, grant, { ...move, name, change })
  const { kind } = grant.value
  if (kind === 'ticket') return changeTickets(tx, grant, change)
  if (kind !== 'free-spins') return changeEntitlement(tx, grant, change)
  for (const slice of slices) {
    const changed = (await slice.changeFreeSpins?.(tx, grant.key, -change)) ?? 0
    if (changed !== 0) return -changed
  }
  return 0
}

async function changeBalance(
  tx: Tx,
  { key: grant, player }: Grant,
  { name: asset, change, ...move }: Change & { readonly name: 'coins' | 'entries' },
): Promise<number> {
  const about = { key: `${move.key}:${grant}:${asset}`, player, ref: { grant, order: move.order } }
  const amount = money(asset, BigInt(Math.abs(change)))
  if (change > 0) {
    const taken = await takeUpTo(tx, { ...about, kind: 'reward-taken-back', amount, to: 'promotions' })
    return Number(taken?.amount.minor ?? 0n)
  }
  const movement = { from: { house: 'promotions', asset }, to: { player, asset }, amount } as Movement
  await post(tx, { ...about, kind: 'reward-restored', movements: [movement] })
  return change
}

/**
 * Tickets whose draw has closed its sales stay in it, as its root is published. None comes back: on the day of a purchase
 * that was reversed, asking for free tickets has brought as many.
 */
async function changeTickets(tx: Tx, grant: Grant, change: number): Promise<number> {
  if (grant.value.kind !== 'ticket' || change < 0) return 0
  const { rows } = await sql<{ isClosed: boolean }>`
    select root is not null as "isClosed" from promotion.shared_draw
    where run = ${grant.run} and name = ${grant.value.of} for share`.execute(tx)
  if (rows[0]?.isClosed) return 0
  return grant.state === 'paid' ? changeEntitlement(tx, grant, change) : change
}

/** Used and expired ones stay as they are. */
async function changeEntitlement(tx: Tx, grant: Grant, change: number): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    with known as materialized (
      select grant_key, least(count - used, ${change}::int) as changed from promotion.entitlement
      where grant_key = ${grant.key} and state in ('open', 'used') for update)
    update promotion.entitlement e set count = e.count - k.changed,
      state = case when e.used = e.count - k.changed then 'used' else 'open' end
    from known k where e.grant_key = k.grant_key returning k.changed`.execute(tx)
  return rows[0]?.changed ?? 0
}
