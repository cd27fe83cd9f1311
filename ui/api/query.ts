import { queryOptions } from '@tanstack/react-query'
import type { RouteContract } from '#kernel/contract.ts'
import type { ApiClient, CallArguments } from './client.ts'

/**
 * The query key of a read: its path, then what it was asked with. `keyOf(getInfo)` alone names every variant, as
 * `invalidateQueries` and push handlers want it.
 */
export const keyOf = (contract: RouteContract, input?: { params?: unknown; query?: unknown }): readonly unknown[] => {
  const asked = (input?.params ?? input?.query) ? [{ params: input.params, query: input.query }] : []
  return [contract.path, ...asked]
}

/** Query options of a read, the same for loaders and components. */
export const queryOf = <C extends RouteContract>(api: ApiClient, contract: C, ...args: CallArguments<C>) =>
  queryOptions({
    queryKey: keyOf(contract, args[0] as { params?: unknown; query?: unknown } | undefined),
    queryFn: () => api.call(contract, ...args),
  })
