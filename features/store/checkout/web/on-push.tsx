import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { pageAt } from '#kernel/locale.ts'
import type { PushData } from '#kernel/push.ts'
import { track } from '#ui/analytics/track.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { hear } from '#ui/realtime/on-message.ts'
import { getOrder } from '#features/store/orders/contract.ts'
import { getPackages } from '#features/store/packages/contract.ts'
import { cashPush, depositPush, paymentPush } from '../contract.ts'
import { CASH, failedPath, orderPath, SUCCESS } from './paths.ts'
import { withPayment } from './shown-payment.ts'

type Step = PushData<typeof cashPush>
type Complete = Extract<Step, { action: 'complete' }>
type Failed = Extract<Step, { action: 'decline' | 'failedComplete' }>

/** The time a provider may take to answer. */
const CHECKING_MS = 20_000

const CENTS = 100

/** Handles purchase pushes by refetching from the server. A push never decides what a player owns. */
export const onPush = [
  hear(cashPush, createSteps()),
  hear(depositPush, (_, { queries }) => lookAgain(queries)),
  hear(paymentPush, (_, { queries }) => lookAgain(queries)),
]

function createSteps() {
  /** A push may arrive twice; the second one does not navigate. */
  const told = new Set<string>()
  return (step: Step, page: PushTarget): void => {
    // Also the token step of `statusRefresh`: the profile carries a fresh token.
    lookAgain(page.queries)
    const key = `${step.action} ${step.paymentId}`
    if (told.has(key)) return
    told.add(key)
    if (step.action === 'statusRefresh') check(step.paymentId, page)
    else if (step.action === 'complete') complete(step, page)
    else fail(step, page)
  }
}

/** The order's own page says so itself. */
function check(paymentId: string, { toast }: PushTarget): void {
  if (pageAt(location.pathname) === pageAt(orderPath(paymentId))) return
  toast(<Checking />, { id: toastOf(paymentId), closesAfterMs: CHECKING_MS })
}

function complete(step: Complete, page: PushTarget): void {
  const { paymentId, depositNumber } = step
  const { queries, lead, toast } = page
  patchData(queries, getProfile, (profile) => ({
    ...profile,
    depositsCount: Math.max(profile.depositsCount, depositNumber),
    hasDeposits: true,
  }))
  void report(step, page)
  const state = withPayment({ outcome: 'complete', paymentId, message: null, hasAnotherWay: false })
  if (!lead(SUCCESS, { state, waitingUnder: CASH })) toast(<Thanks />, { kind: 'success', id: toastOf(paymentId) })
}

/**
 * Opens as a modal over the current page: a round continues, and a player who has just tried to pay sees the outcome.
 */
function fail({ paymentId, message, attempt }: Failed, { lead, openModal }: PushTarget): void {
  track('payment_complete', { method: attempt?.methodId ?? null, isSuccess: false, value: null, currency: 'USD' })
  const hasAnotherWay = attempt?.nextMethodId != null
  const state = withPayment({ outcome: 'failed', paymentId, message, hasAnotherWay })
  if (!lead(failedPath(attempt), { state, waitingUnder: CASH })) {
    openModal('cash-failed', { message: message ?? '' }, { isAnswer: true })
  }
}

/** The push carries no amounts, so the order is asked for them; the purchase counts without them too. */
async function report({ paymentId, depositNumber }: Complete, { api, queries }: PushTarget): Promise<void> {
  const asked = queryOf(api, getOrder, { params: { id: paymentId } })
  const order = (await queries.fetchQuery(asked).catch(() => null))?.data
  const value = order ? order.orderSummary.money / CENTS : null
  const currency = 'USD'
  track('payment_complete', { method: order?.paymentMethod ?? null, isSuccess: true, value, currency })
  const items = order
    ? [{ item_id: order.preset.id, item_name: order.preset.title, price: order.orderSummary.money / CENTS, quantity: 1 as const }]
    : []
  const name = `purchase_${depositNumber}` as const
  track('purchase', { name, paymentId, transaction_id: order?.receipt?.number ?? null, currency, value, items })
}

function lookAgain(queries: QueryClient): void {
  for (const contract of [getProfile, initApp, getOrder, getPackages]) {
    void queries.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'all' })
  }
}

/** The latest push of a payment wins. */
const toastOf = (paymentId: string): string => `payment-${paymentId}`

/** Removed when the page navigates on, which the provider's answer triggers. */
function Checking() {
  return useTranslations('checkout')('checking')
}

function Thanks() {
  return useTranslations('checkout')('complete')
}
