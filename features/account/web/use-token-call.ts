import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#kernel/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { confirmEmail, unlock } from '../contract.ts'

type TokenCall = typeof confirmEmail | typeof unlock

/** Spends a mailed token once: as a query, so that a page drawn twice asks once; keyed by the token, so a retry counts once. Without one nothing is asked. */
export function useTokenCall<C extends TokenCall>(contract: C, token: string) {
  const api = useApi()
  return useQuery<ReplyOf<C>>({
    queryKey: [contract.path, token],
    queryFn: () => api.call(contract as TokenCall, { body: { token }, key: token }) as Promise<ReplyOf<C>>,
    enabled: token !== '',
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
