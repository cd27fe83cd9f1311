import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { MethodId } from '#kernel/payment-method.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { type CashOrder, getMethods, getOrder, leaveOrder, payOrder } from '#features/store/orders/contract.ts'

/** The page may have no socket, so it asks while a payment is open. */
const ASK_EVERY_MS = 3_000
const WAITING: readonly CashOrder['state'][] = ['paying', 'needs-action', 'checking', 'deciding']

export const useOrder = (id: string): CashOrder =>
  useSuspenseQuery({
    ...queryOf(useApi(), getOrder, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && WAITING.includes(state.data.data.state) ? ASK_EVERY_MS : false),
  }).data.data

/** The order of a push; undefined until it is known. */
export const useKnownOrder = (id: string | undefined): CashOrder | undefined =>
  useQuery({ ...queryOf(useApi(), getOrder, { params: { id: id ?? '' } }), enabled: id !== undefined }).data?.data

export const useMethods = () => useQuery(queryOf(useApi(), getMethods)).data?.data

/** Whether the order of a push is still asked for. */
export const useIsAsked = (id: string | undefined): boolean =>
  useQuery({ ...queryOf(useApi(), getOrder, { params: { id: id ?? '' } }), enabled: id !== undefined }).isLoading

/** The provider’s page says that something happened: ask the server what. */
export function useRereadOrder(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(getOrder) })
}

export function usePay(id: string) {
  const [api, reread] = [useApi(), useRereadOrder()]
  return useMutation({
    mutationFn: (body: { readonly methodId: MethodId; readonly savedMethodId?: string }) =>
      api.call(payOrder, { params: { id }, body }),
    onSettled: reread,
  })
}

export function useLeave(id: string) {
  const [api, reread] = [useApi(), useRereadOrder()]
  return useMutation({ mutationFn: () => api.call(leaveOrder, { params: { id } }), onSettled: reread })
}

const KNOWN = [
  'insufficient-funds',
  'card-expired',
  'code-wrong',
  'authentication-failed',
  'authentication-abandoned',
  'provider-busy',
  'risk-refused',
] as const

/** Why a payment was refused: in the provider's words, if it gave any. */
export function useDeclineText(): (decline: NonNullable<CashOrder['decline']>) => string {
  const t = useTranslations('checkout.order.codes')
  return ({ code, message }) => message ?? t(KNOWN.find((each) => each === code) ?? 'other')
}
