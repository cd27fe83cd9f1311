import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useProfile } from '#client/player.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ApiClient } from '#ui/api/client.ts'
import { useFailureText } from '#ui/api/failure-text.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { acknowledge, chooseInterval, getInfo, type IntervalMinutes } from '../contract.ts'

export const readProfile = (api: ApiClient, queries: QueryClient) =>
  queries.fetchQuery({ ...queryOf(api, getProfile), staleTime: 0 })

/** Undefined for a guest, and until loaded. */
export const useRealityCheck = () => useProfile()?.realityCheck

/** As of when the modal opens. */
export const useFreshInfo = () => useQuery({ ...queryOf(useApi(), getInfo), staleTime: 0 })

export function useAcknowledge() {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () => {
      await api.call(acknowledge)
      await readProfile(api, queries)
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}

export function useChooseInterval() {
  const api = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (minutes: IntervalMinutes) => api.call(chooseInterval, { body: { minutes } }),
    onSuccess: async (reply) => {
      queries.setQueryData(keyOf(getInfo), reply)
      await readProfile(api, queries)
    },
    onError: (error) => showToast(failureText(error), { kind: 'error' }),
  })
}
