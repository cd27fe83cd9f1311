import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getProfile, switchToSweepStakes } from '#features/account/account/contract.ts'
import { forgetMethod, getMethods } from '#features/store/orders/contract.ts'
import {
  answerQuestion,
  changeAccount,
  getRedemptions,
  giveTaxForm,
  type Redemption,
  type RedemptionOverview,
  removeAccount,
} from '#features/store/redemptions/contract.ts'
import { DAY_MS, SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useHearsPushes } from '#client/player.ts'
import { getWallet, type Wallet } from '../contract.ts'

/** Without pushes, the page asks while a request is open. */
const ASK_EVERY_MS = 10_000

/** For a page whose loader has fetched it. */
export function useOverview(): RedemptionOverview {
  const hearsPushes = useHearsPushes()
  const options = queryOf(useApi(), getRedemptions, { query: {} })
  return useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (!hearsPushes && state.data && openOf(state.data.data) ? ASK_EVERY_MS : false),
  }).data.data
}

/** The last request, if it ended less than a day before this reply, whose time server and browser share. */
export function useOutcome(): Redemption | undefined {
  const { data, dataUpdatedAt } = useSuspenseQuery(queryOf(useApi(), getRedemptions, { query: {} }))
  const [latest] = data.data.requests
  return latest?.endedAt && dataUpdatedAt - latest.endedAt * SECOND_MS < DAY_MS ? latest : undefined
}

export const openOf = ({ requests }: Pick<RedemptionOverview, 'requests'>): Redemption | undefined =>
  requests.find(({ endedAt }) => endedAt === null)

/** For a page whose loader has fetched it. */
export const useWallet = (): Wallet => useSuspenseQuery(queryOf(useApi(), getWallet, { query: {} })).data.data

export function useForgetMethod() {
  const [api, queries] = [useApi(), useQueryClient()]
  return useMutation({
    mutationFn: (id: string) => api.call(forgetMethod, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getMethods) }),
  })
}

/** Balances and requests changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([getRedemptions, getProfile].map((read) => queries.invalidateQueries({ queryKey: keyOf(read) })))
  }
}

export function useSwitchToEntries() {
  const [api, reread] = [useApi(), useReread()]
  return useMutation({ mutationFn: () => api.call(switchToSweepStakes), onSettled: reread })
}

export function useRemoveAccount() {
  const [api, reread] = [useApi(), useReread()]
  return useMutation({ mutationFn: (id: string) => api.call(removeAccount, { params: { id } }), onSettled: reread })
}

export function useChangeAccount(id: string) {
  const [api, reread] = [useApi(), useReread()]
  return useMutation({
    mutationFn: (accountId: string) => api.call(changeAccount, { params: { id }, body: { accountId } }),
    onSettled: reread,
  })
}

export function useAnswerQuestion(id: string) {
  const [api, reread] = [useApi(), useReread()]
  return useMutation({
    mutationFn: (answer: string) => api.call(answerQuestion, { params: { id }, body: { answer } }),
    onSettled: reread,
  })
}

export function useGiveTaxForm() {
  const [api, reread] = [useApi(), useReread()]
  return useMutation({ mutationFn: (number: string | null) => api.call(giveTaxForm, { body: { number } }), onSettled: reread })
}
