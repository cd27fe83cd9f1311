import { toUnixSeconds } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ChargeFact } from '#platform/payments/fact.ts'
import { readFacts } from '#platform/payments/fact-store.ts'
import { foldCharge } from '#platform/payments/fold-charge.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import type { CashOrder } from '../contract.ts'
import { isLive } from './fold-order.ts'
import { nextMethod } from './methods.ts'
import { readRefunds, type Refund } from './refund-store.ts'
import { type Attempt, type Order, readAttempts } from './store.ts'

const ACTING = ['begun', 'needs-action']

/** An order as its player sees it. */
export async function viewOrder(payments: readonly PaymentProvider[], db: Reader, order: Order): Promise<CashOrder> {
  const attempts = await readAttempts(db, order.id)
  const refunds = await readRefunds(
    db,
    attempts.map(({ id }) => id),
  )
  const latest = attempts.at(-1)
  const preset = { id: order.preset, title: order.title, coins: Number(order.coins), entries: Number(order.entries) }
  return {
    payment: { id: order.id },
    paymentMethod: latest?.method ?? null,
    orderSummary: { money: order.cents },
    preset,
    ...(order.offerType === 'promoOffer' && { promoOfferPreset: preset }),
    offerType: order.offerType,
    state: order.state,
    openedAt: toUnixSeconds(order.openedAt),
    expiresAt: toUnixSeconds(order.expiresAt),
    page: latest && isLive(order.state) ? pageOf(payments, latest) : null,
    decline: await declineOf(payments, db, attempts),
    receipt: receiptOf(order),
    transactions: [...attempts.map((attempt) => chargeLine(order, attempt)), ...refunds.map(refundLine)],
  }
}

function pageOf(payments: readonly PaymentProvider[], { provider, method, page, state }: Attempt): CashOrder['page'] {
  const window = payments.find(({ id }) => id === provider)?.methods.find(({ id }) => id === method)?.window
  return page && window && ACTING.includes(state) ? { url: page, window } : null
}

async function declineOf(
  payments: readonly PaymentProvider[],
  db: Reader,
  attempts: readonly Attempt[],
): Promise<CashOrder['decline']> {
  const latest = attempts.at(-1)
  if (!latest) return null
  if (latest.state !== 'declined' && latest.state !== 'refused') return null
  const { decline } = foldCharge((await readFacts(db, latest.id)) as ChargeFact[])
  const code = latest.refusedCode ?? decline?.code ?? 'unspecified'
  const nextMethodId = nextMethod(
    payments,
    code,
    attempts.map(({ method }) => method),
  )
  return { code, message: decline?.message ?? null, nextMethodId }
}

const receiptOf = ({ receiptNo, paidAt, nth }: Order): CashOrder['receipt'] =>
  receiptNo === null || paidAt === null || nth === null
    ? null
    : { number: String(receiptNo), paidAt: toUnixSeconds(paidAt), depositNumber: nth }

const chargeLine = ({ cents }: Order, { id, state, begunAt }: Attempt): CashOrder['transactions'][number] => ({
  id,
  type: 'in',
  status: state,
  amount: cents,
  at: toUnixSeconds(begunAt),
})

const refundLine = ({ id, state, cents, askedAt }: Refund): CashOrder['transactions'][number] => ({
  id,
  type: 'out',
  status: state,
  amount: cents,
  at: toUnixSeconds(askedAt),
})
