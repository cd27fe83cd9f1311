import { useQuery } from '@tanstack/react-query'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { useApi } from '../api/api-context.tsx'

/** Spends a mailed token once: as a query, so that a page drawn twice asks once; keyed by the token, so a retry counts once. Without one nothing is asked. */
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
