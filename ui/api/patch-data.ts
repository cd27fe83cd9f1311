import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { keyOf } from './query.ts'

type DataOf<C extends RouteContract> = ReplyOf<C> extends { readonly data: infer D } ? D : never

/**
 * Patches the `data` of a cached reply; does nothing if the reply is not cached. The next fetch overwrites the patch,
 * because the server is authoritative.
 */
export function patchData<C extends RouteContract>(
  queries: QueryClient,
  contract: C,
  change: (data: DataOf<C>) => DataOf<C>,
): void {
  queries.setQueryData<{ readonly data: DataOf<C> }>(keyOf(contract), (known) => known && { ...known, data: change(known.data) })
}
