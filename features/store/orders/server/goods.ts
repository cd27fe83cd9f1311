import { holdUpTo, postHold, voidHold } from '#ledger/index.ts'
import { money } from '#kernel/money.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Held, HeldAmount } from './refund-store.ts'
import type { Order } from './store.ts'

/** The share of a purchase's goods that `cents` of its price paid for, rounded up. */
export const shareOf = (whole: bigint, cents: number, price: number): bigint =>
  (whole * BigInt(Math.min(cents, price)) + BigInt(price) - 1n) / BigInt(price)

interface Reason {
  /** Prefix of the hold's keys: names the refund or the loss. */
  readonly key: string
  readonly kind: 'refund' | 'chargeback'
  readonly cents: number
}

/** Sets aside what is left of the goods that were paid for with `cents`, so that no round spends it meanwhile. */
export async function holdGoods(tx: Tx, order: Order, reason: Reason): Promise<Held> {
  return { coins: await holdOf(tx, order, reason, 'coins'), entries: await holdOf(tx, order, reason, 'entries') }
}

async function holdOf<A extends 'coins' | 'entries'>(
  tx: Tx,
  order: Order,
  { key, kind, cents }: Reason,
  asset: A,
): Promise<HeldAmount<A> | null> {
  const amount = money(asset, shareOf(order[asset], cents, order.cents))
  if (amount.minor === 0n) return null
  const hold = await holdUpTo(tx, { key: `${key}:${asset}`, kind, player: order.player, amount, ref: { order: order.id } })
  return hold && { id: hold.id, amount: money(asset, hold.amount.minor) }
}

export async function takeGoods(tx: Tx, { coins, entries }: Held): Promise<void> {
  if (coins) await postHold(tx, coins.id, { to: 'sales', amount: coins.amount })
  if (entries) await postHold(tx, entries.id, { to: 'promotions', amount: entries.amount })
}

export async function releaseGoods(tx: Tx, { coins, entries }: Held): Promise<void> {
  for (const hold of [coins, entries]) if (hold) await voidHold(tx, hold.id)
}
