import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { purchaseReversed } from '#platform/events/index.ts'
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
  const goneBefore = Math.min(total - cents, order.cents)
  const gone = Math.min(total, order.cents)
  if (gone === goneBefore) return
  const between = (whole: bigint): number => Number(shareOf(whole, gone, order.cents) - shareOf(whole, goneBefore, order.cents))
  const payload = {
    ...eventOf(order, nth),
    cents: gone - goneBefore,
    coins: between(order.coins),
    entries: between(order.entries),
    priceCents: order.cents,
    leftCents: order.cents - gone,
  }
  await emit(tx, purchaseReversed, { playerId: order.player, payload, at: ctx.clock.now() })
}

/** A dispute that was won counts too: nothing tells that its money came back. */
async function readReversed(tx: Tx, { id }: Order, attempt: string): Promise<{ nth: number; total: number }> {
  const { rows } = await sql<{ nth: number; total: number }>`
    select coalesce(nth, 1) as nth, (
      (select coalesce(sum(cents), 0) from purchase_refund
        where attempt = ${attempt} and reason = 'requested' and state = 'done')
      + (select coalesce(sum(cents), 0) from purchase_loss where attempt = ${attempt})
    )::float8 as total
    from purchase_order where id = ${id}`.execute(tx)
  return rows[0]!
}
