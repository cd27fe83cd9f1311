import { postHouse } from '#ledger/index.ts'
import type { Id } from '#kernel/id.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { releaseGoods, takeGoods } from './goods.ts'
import { refundPosting } from './postings.ts'
import { insertRefund, type Refund, type RefundReason, setRefundState } from './refund-store.ts'
import { tellReversed } from './purchase-event.ts'
import type { OrderBook } from './settle-order.ts'
import type { Order } from './store.ts'

const NOTHING_HELD = { coins: null, entries: null, asked: null }

/** Orders the refund of a whole charge that bought nothing, once. */
export async function giveBack(
  ctx: Context,
  tx: Tx,
  { attempt, cents, reason }: { attempt: Id<'att'>; cents: number; reason: RefundReason },
): Promise<void> {
  const refund = { id: ctx.newId('rfd'), attempt, cents, reason, askedBy: null, askedAt: ctx.clock.now(), held: NOTHING_HELD }
  await insertRefund(tx, refund)
}

/** Follows what the provider said about each refund. */
export async function settleRefunds(ctx: Context, tx: Tx, { order, folded, refunds }: OrderBook): Promise<void> {
  for (const refund of refunds) {
    const told = folded.find(({ id }) => id === refund.attempt)?.charge.refunds.find((each) => each.refund === refund.id)
    if (!told || told.state === refund.state) continue
    await setRefundState(tx, refund.id, told.state, ctx.clock.now())
    if (told.state === 'done') await finish(ctx, tx, order, refund)
    if (told.state === 'failed') await fail(ctx, tx, refund)
  }
}

async function finish(ctx: Context, tx: Tx, order: Order, refund: Refund): Promise<void> {
  const isOfPurchase = refund.reason === 'requested'
  await postHouse(tx, refundPosting(refund.id, refund.cents, isOfPurchase ? 'sales' : 'suspense'))
  if (!isOfPurchase) return
  await takeGoods(tx, refund.held)
  await tellReversed(ctx, tx, { order, attempt: refund.attempt, cents: refund.cents })
}

async function fail(ctx: Context, tx: Tx, { id, held }: Refund): Promise<void> {
  ctx.log.warn({ refund: id }, 'a provider refused a refund')
  await releaseGoods(tx, held)
}
