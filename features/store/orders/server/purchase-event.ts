import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { purchaseRestored, purchaseReversed } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import { shareOf } from './goods.ts'
import type { Attempt, Order } from './store.ts'

/** The payload of `purchase.completed`. */
export const eventOf = (order: Order, nth: number) => ({
  orderId: order.id,
  preset: order.preset,
  cents: order.cents,
  nth,
  offer: order.offer,
  coins: Number(order.coins),
  entries: Number(order.entries),
})

interface Reversal {
  readonly order: Order
  /** The attempt whose charge bought. */
  readonly attempt: Attempt['id']
  readonly cents: number
}

/**
 * Tells what a refund or a loss, which is already recorded, reverses of a purchase: under the order's lock. Cents that an
 * earlier one reversed are not told again; nothing is told if none are left.
 */
export async function tellReversed(ctx: Context, tx: Tx, { order, attempt, cents }: Reversal): Promise<void> {
  const { nth, total } = await readReversed(tx, order, attempt)
  const payload = changeOf(order, nth, { from: total - cents, to: total })
  if (payload) await emit(tx, purchaseReversed, { playerId: order.player, payload, at: ctx.clock.now() })
}

/** Tells what a dispute, which is already recorded as won, restores. */
export async function tellRestored(ctx: Context, tx: Tx, { order, attempt, cents }: Reversal): Promise<void> {
  const { nth, total } = await readReversed(tx, order, attempt)
  const payload = changeOf(order, nth, { from: total + cents, to: total })
  if (payload) await emit(tx, purchaseRestored, { playerId: order.player, payload, at: ctx.clock.now() })
}

/** The part of a purchase between two sums of reversed cents, which may exceed the price; undefined if it is empty. */
function changeOf(order: Order, nth: number, { from, to }: { readonly from: number; readonly to: number }) {
  const [before, now] = [Math.min(from, order.cents), Math.min(to, order.cents)]
  if (before === now) return undefined
  const [less, more] = [Math.min(before, now), Math.max(before, now)]
  const between = (whole: bigint): number => Number(shareOf(whole, more, order.cents) - shareOf(whole, less, order.cents))
  return {
    ...eventOf(order, nth),
    cents: more - less,
    coins: between(order.coins),
    entries: between(order.entries),
    priceCents: order.cents,
    leftCents: order.cents - now,
  }
}

/** Without disputes that were won. */
async function readReversed(tx: Tx, { id }: Order, attempt: string): Promise<{ nth: number; total: number }> {
  const { rows } = await sql<{ nth: number; total: number }>`
    select coalesce(nth, 1) as nth, (
      (select coalesce(sum(cents), 0) from purchase_refund
        where attempt = ${attempt} and reason = 'requested' and state = 'done')
      + (select coalesce(sum(cents), 0) from purchase_loss where attempt = ${attempt} and stage <> 'won')
    )::float8 as total
    from purchase_order where id = ${id}`.execute(tx)
  return rows[0]!
}
