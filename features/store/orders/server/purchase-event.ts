import type { Order } from './store.ts'

/** The payload of `purchase.completed` and `purchase.reversed`. */
export const eventOf = (order: Order, nth: number) => ({
  orderId: order.id,
  preset: order.preset,
  cents: order.cents,
  nth,
  offer: order.offer,
  coins: Number(order.coins),
  entries: Number(order.entries),
})
