import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, initApp } from '#features/account/contract.ts'
import type { PushData } from '#kernel/push.ts'
import { track } from '#ui/analytics/track.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PushTarget } from '#ui/feature.ts'
import { hear } from '#ui/realtime/hear.ts'
import { cashPush, depositPush, paymentPush } from '../contract.ts'
import { CASH, failedPath, SUCCESS } from './paths.ts'
import { withPayment } from './shown-payment.ts'

type Step = PushData<typeof cashPush>
type Complete = Extract<Step, { action: 'complete' }>
type Failed = Extract<Step, { action: 'decline' | 'failedComplete' }>

/** As long as a provider takes to answer. */
const CHECKING_MS = 20_000

/** What a page does when a purchase moves: it asks the server anew. No push decides what a player owns. */
export const onPush = [
  hear(cashPush, createSteps()),
  hear(depositPush, (_, { queries }) => lookAgain(queries)),
  hear(paymentPush, (_, { queries }) => lookAgain(queries)),
]

function createSteps() {
  /** A push may come twice; nobody is led anywhere twice for it. */
  const told = new Set<string>()
  return (step: Step, page: PushTarget): void => {
    // The token step of `statusRefresh` too: the profile brings a fresh one.
    lookAgain(page.queries)
    const key = `${step.action} ${step.paymentId}`
    if (told.has(key)) return
    told.add(key)
    if (step.action === 'statusRefresh') page.toast(<Checking />, { id: toastOf(step.paymentId), closesAfterMs: CHECKING_MS })
    else if (step.action === 'complete') complete(step, page)
    else fail(step, page)
  }
}

function complete({ paymentId, depositNumber }: Complete, { queries, lead, toast }: PushTarget): void {
  patchData(queries, getProfile, (profile) => ({
    ...profile,
    depositsCount: Math.max(profile.depositsCount, depositNumber),
    hasDeposits: true,
  }))
  track('payment_complete', { method: null, isSuccess: true })
  track('purchase', { name: `purchase_${depositNumber}`, paymentId, currency: 'USD' })
  const state = withPayment({ outcome: 'complete', paymentId, message: null, hasAnotherWay: false })
  if (!lead(SUCCESS, { state, waitingUnder: CASH })) toast(<Thanks />, { kind: 'success', id: toastOf(paymentId) })
}

/** Over what is open it is a modal: a round goes on, but who has just tried to pay hears of it. */
function fail({ paymentId, message, attempt }: Failed, { lead, openModal }: PushTarget): void {
  track('payment_complete', { method: attempt?.methodId ?? null, isSuccess: false })
  const hasAnotherWay = attempt?.nextMethodId != null
  const state = withPayment({ outcome: 'failed', paymentId, message, hasAnotherWay })
  if (!lead(failedPath(attempt), { state, waitingUnder: CASH })) {
    openModal('cash-failed', { message: message ?? '' }, { isAnswer: true })
  }
}

function lookAgain(queries: QueryClient): void {
  for (const contract of [getProfile, initApp]) {
    void queries.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'all' })
  }
}

/** Of one payment the latest word counts. */
const toastOf = (paymentId: string): string => `payment-${paymentId}`

/** Gone as soon as the page is led on, which is what the provider's word does. */
function Checking() {
  return useTranslations('cash')('checking')
}

function Thanks() {
  return useTranslations('cash')('complete')
}
