import { sql } from 'kysely'
import { holdUpTo, postHold, voidHold } from '#ledger/index.ts'
import { type Money, money } from '#kernel/money.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import type { Asked, Held, HeldAmount } from './refund-store.ts'
import type { Order } from './store.ts'

/** The share of a purchase's goods that `cents` of its price paid for, rounded up. */
export const shareOf = (whole: bigint, cents: number, price: number): bigint =>
  (whole * BigInt(Math.min(cents, price)) + BigInt(price) - 1n) / BigInt(price)

interface Reason {
  /** Prefix of the hold's keys: names the refund or the loss. */
  readonly key: string
  readonly kind: 'refund' | 'chargeback'
}

/**
 * The goods that go with `cents` more of a purchase's price, besides what its refunds and losses so far ask: all of them ask
 * exactly the whole.
 */
export async function shareAfter(db: Reader, order: Order, cents: number): Promise<Asked> {
  const { rows } = await sql<Asked & { cents: number }>`
    select coalesce(sum(cents), 0)::float8 as cents, coalesce(sum(coins_asked), 0)::bigint as coins,
      coalesce(sum(entries_asked), 0)::bigint as entries
    from (
      select r.cents, r.coins_asked, r.entries_asked from purchase_refund r join purchase_attempt a on a.id = r.attempt
      where a.purchase_order = ${order.id} and r.state <> 'failed' and r.coins_asked is not null
      union all
      select cents, coins_asked, entries_asked from purchase_loss
      where purchase_order = ${order.id} and stage <> 'won' and coins_asked is not null
    ) asked`.execute(db)
  const before = rows[0]!
  const more = (asset: 'coins' | 'entries'): bigint => {
    const share = shareOf(order[asset], before.cents + cents, order.cents) - before[asset]
    return share > 0n ? share : 0n
  }
  return { coins: more('coins'), entries: more('entries') }
}

/** Sets aside what is left of the goods that were paid for with `cents`, so that no round spends it meanwhile. */
export async function holdGoods(tx: Tx, order: Order, { cents, ...reason }: Reason & { readonly cents: number }): Promise<Held> {
  const asked = await shareAfter(tx, order, cents)
  const holdIn = <A extends 'coins' | 'entries'>(asset: A) => holdOf(tx, order, reason, money(asset, asked[asset]))
  return { coins: await holdIn('coins'), entries: await holdIn('entries'), asked }
}

async function holdOf<A extends 'coins' | 'entries'>(
  tx: Tx,
  order: Order,
  { key, kind }: Reason,
  amount: Money<A>,
): Promise<HeldAmount<A> | null> {
  const { asset, minor } = amount
  if (minor === 0n) return null
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
