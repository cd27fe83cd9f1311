import type { QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getProfile, initApp } from '#features/account/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import { hear } from '#ui/realtime/hear.ts'
import { cashPush, depositPush, paymentPush } from '../contract.ts'

/** What a page does when a purchase moves: it asks the server anew. No push decides what a player owns. */
export const onPush = [
  hear(cashPush, (step, { queries, openModal, toast }) => {
    lookAgain(queries)
    if (step.action === 'complete') toast(<Complete />, { kind: 'success' })
    if (step.action === 'failedComplete' || step.action === 'decline') {
      openModal('cash-failed', { message: step.message ?? '' }, { isAnswer: true })
    }
  }),
  hear(depositPush, (_, { queries }) => lookAgain(queries)),
  hear(paymentPush, (_, { queries }) => lookAgain(queries)),
]

function lookAgain(queries: QueryClient): void {
  for (const contract of [getProfile, initApp]) {
    void queries.invalidateQueries({ queryKey: keyOf(contract), refetchType: 'all' })
  }
}

function Complete() {
  return useTranslations('cash')('complete')
}
