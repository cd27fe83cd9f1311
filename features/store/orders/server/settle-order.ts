import { post, postHouse } from '#ledger/index.ts'
import { releasePurchase } from '#platform/caps/caps.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { purchaseCompleted } from '#platform/events/index.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { emit, pushTo } from '#platform/outbox/index.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { readFacts } from '#platform/payments/fact-store.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { cashPush, depositPush } from '#features/store/checkout/contract.ts'
import { type FoldedAttempt, foldOrder, isLive, type OrderFold, type OrderState } from './fold-order.ts'
import { eventOf } from './purchase-event.ts'
import { purchasePosting, surplusPosting } from './postings.ts'
import { readRefunds, type Refund } from './refund-store.ts'
import { giveBack, settleRefunds } from './refunds.ts'
import { settleLosses } from './losses.ts'
import {
  type Attempt,
  decideOrder,
  isOfferUsed,
  lockOrder,
  numberOrder,
  type Order,
  readAttempts,
  releaseAttempt,
  setAttempt,
  setOrderState,
} from './store.ts'
import { keepMethods } from './saved-methods.ts'
import { attemptOf, tellStep } from './tell-step.ts'

export interface SettleDeps {
  readonly payments: readonly PaymentProvider[]
  readonly slices: () => readonly ServerFeature[]
}

/** Everything known about an order, read under its lock. */
export interface OrderBook {
  readonly order: Order
  readonly attempts: readonly Attempt[]
  readonly refunds: readonly Refund[]
  readonly folded: readonly FoldedAttempt[]
  readonly fold: OrderFold
}

/**
 * Brings an order and its postings in step with the facts. Every posting has a key, so running it again with the same
 * facts changes nothing.
 */
export async function settleOrder(deps: SettleDeps, ctx: Context, tx: Tx, id: string): Promise<OrderBook> {
  const at = ctx.clock.now()
  let book = await readBook(deps, tx, id, at)
  if (book.fold.state === 'deciding') {
    await decideOrder(tx, book.order.id, (await mayBuy(deps, ctx, tx, book.order)) ? 'accepted' : 'refused')
    book = await readBook(deps, tx, id, at)
  }
  await postCharges(ctx, tx, book)
  await settleRefunds(ctx, tx, book)
  await settleLosses(ctx, tx, book)
  await keepMethods(ctx, tx, book)
  await releaseLimits(ctx, tx, book)
  await noteStates(deps, tx, book)
  return book
}

async function readBook({ payments }: SettleDeps, tx: Tx, id: string, at: number): Promise<OrderBook> {
  const order = await lockOrder(tx, id)
  const attempts = await readAttempts(tx, id)
  const refunds = await readRefunds(
    tx,
    attempts.map((attempt) => attempt.id),
  )
  const folded: FoldedAttempt[] = []
  for (const attempt of attempts) {
    const facts = (await readFacts(tx, attempt.id)) as ChargeFact[]
    folded.push({
      id: attempt.id,
      no: attempt.no,
      merchant: payments.find((provider) => provider.id === attempt.provider)?.merchant ?? '',
      charge: foldCharge(facts),
      isRefused: attempt.refusedCode !== null,
      isGivenBack: refunds.some((refund) => refund.attempt === attempt.id && refund.reason !== 'requested'),
    })
  }
  const terms = { ...order, isLeft: order.leftAt !== null }
  return { order, attempts, refunds, folded, fold: foldOrder(terms, folded, at) }
}

/**
 * A charge buys unless its player has left the site since (on a break, self-excluded, or the account closed), or bought
 * its one-time offer with another order.
 */
async function mayBuy({ slices }: SettleDeps, ctx: Context, tx: Tx, order: Order): Promise<boolean> {
  const { player } = order
  if (await isOfferUsed(tx, order)) return false
  for (const { notReceiving } of slices()) if (((await notReceiving?.(ctx, tx, [player])) ?? []).length > 0) return false
  return true
}

async function postCharges(ctx: Context, tx: Tx, book: OrderBook): Promise<void> {
  const { order, attempts, fold, folded } = book
  if (fold.purchase && order.receiptNo === null) {
    const isQuickBuy = attempts.some(({ id, savedMethod }) => id === fold.purchase && savedMethod !== null)
    await completePurchase(ctx, tx, order, isQuickBuy)
  }
  for (const id of [...fold.surplus, ...fold.mismatched]) {
    const amount = folded.find((attempt) => attempt.id === id)?.charge.charged?.amount
    if (!amount || amount.currency !== 'usd' || amount.cents === 0) {
      ctx.log.error({ attempt: id }, 'a charge cannot be booked: an operator must look at it')
      continue
    }
    await postHouse(tx, surplusPosting(id, amount.cents))
    const reason = fold.mismatched.includes(id) ? 'mismatch' : order.decision === 'refused' ? 'late' : 'surplus'
    // A refund that failed is ordered again by an operator.
    if (book.refunds.some((refund) => refund.attempt === id && refund.reason !== 'requested')) continue
    await giveBack(ctx, tx, { attempt: id as Attempt['id'], cents: amount.cents, reason })
  }
}

async function completePurchase(ctx: Context, tx: Tx, order: Order, isQuickBuy: boolean): Promise<void> {
  const at = ctx.clock.now()
  await post(tx, purchasePosting(order))
  const { nth } = await numberOrder(tx, order, at)
  await emit(tx, purchaseCompleted, { playerId: order.player, payload: { ...eventOf(order, nth), isQuickBuy }, at })
  await pushTo(tx, order.player, cashPush, { action: 'complete', paymentId: order.id, depositNumber: nth })
  await pushTo(tx, order.player, depositPush, { action: 'changed', paymentId: order.id })
}

/** The purchase limit counts live and paid attempts. */
async function releaseLimits(ctx: Context, tx: Tx, { order, attempts, folded, fold }: OrderBook): Promise<void> {
  for (const attempt of attempts) {
    const { charge, isRefused } = folded.find(({ id }) => id === attempt.id) as FoldedAttempt
    const isOver = isRefused || ['declined', 'cancelled', 'expired'].includes(charge.word)
    const buysNothing = fold.surplus.includes(attempt.id) || fold.mismatched.includes(attempt.id)
    if ((isOver || buysNothing) && (await releaseAttempt(tx, attempt.id, ctx.clock.now())))
      await releasePurchase(tx, { playerId: order.player, amount: BigInt(order.cents), at: attempt.begunAt })
  }
}

async function noteStates({ payments }: SettleDeps, tx: Tx, book: OrderBook): Promise<void> {
  const { order, attempts, folded, fold } = book
  for (const attempt of attempts) {
    const { charge, isRefused } = folded.find(({ id }) => id === attempt.id) as FoldedAttempt
    const state = isRefused ? 'refused' : charge.word
    if (attempt.state !== state) {
      await setAttempt(tx, attempt.id, { state })
      await tellStep(tx, order, attemptOf(payments, book, attempt), state)
    }
  }
  if (order.state !== fold.state) {
    await setOrderState(tx, order.id, fold.state)
    await pushEnd(tx, order, fold.state)
  }
}

/** Pushes the end of an order without a purchase, which has its own push. */
async function pushEnd(tx: Tx, order: Order, state: OrderState): Promise<void> {
  const isUnpaidEnd = (['cancelled', 'expired', 'given-back', 'mismatch'] as readonly string[]).includes(state)
  if (isUnpaidEnd) await pushTo(tx, order.player, cashPush, { action: 'failedComplete', paymentId: order.id, message: null })
  if (!isLive(state)) await pushTo(tx, order.player, depositPush, { action: 'changed', paymentId: order.id })
}
