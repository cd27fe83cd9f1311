import { useQuery } from '@tanstack/react-query'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { useApi } from '../api/api-context.tsx'

/**
 * Redeems a mailed token once: a query, so that two renders make one call, keyed by the token, so that a retry is
 * idempotent. Idle without a token.
 */
export function useTokenCall<C extends RouteContract>(contract: C, token: string) {
  const api = useApi()
  return useQuery<ReplyOf<C>>({
    queryKey: [contract.path, token],
    queryFn: () => api.call(contract, { body: { token }, key: token } as never),
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
