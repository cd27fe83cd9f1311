import { queryOptions } from '@tanstack/react-query'
import type { RouteContract } from '#kernel/contract.ts'
import type { ApiClient, CallArguments } from './client.ts'

/**
 * The query key of a read: its path, then its input. `keyOf(getInfo)` alone matches every variant, as
 * `invalidateQueries` and push handlers need.
 */
export const keyOf = (contract: RouteContract, input?: { params?: unknown; query?: unknown }): readonly unknown[] => {
  const asked = (input?.params ?? input?.query) ? [{ params: input.params, query: input.query }] : []
  return [contract.path, ...asked]
}

/** Query options of a read, shared by loaders and components. */
export const queryOf = <C extends RouteContract>(api: ApiClient, contract: C, ...args: CallArguments<C>) =>
  queryOptions({
    queryKey: keyOf(contract, args[0] as { params?: unknown; query?: unknown } | undefined),
    queryFn: () => api.call(contract, ...args),
  })
