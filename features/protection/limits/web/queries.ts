import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { chooseLimit, confirmLimit, getLimits, getOverview, type LimitName } from '../contract.ts'

export const useLimits = () => useSuspenseQuery(queryOf(useApi(), getLimits)).data.data.limits

export const useOverview = () => useSuspenseQuery(queryOf(useApi(), getOverview)).data.data

export function useChooseLimit() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: LimitName & { amount: number | null }) => api.call(chooseLimit, { body }),
    onSuccess: (reply) => queries.setQueryData(keyOf(getLimits), reply),
  })
}

export function useConfirmLimit() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ scope, kind, period }: LimitName) => api.call(confirmLimit, { body: { scope, kind, period } }),
    onSuccess: (reply) => (reply.success ? queries.setQueryData(keyOf(getLimits), reply) : undefined),
  })
}
