import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf, RouteContract } from '#kernel/contract.ts'
import { keyOf } from './query.ts'

type DataOf<C extends RouteContract> = ReplyOf<C> extends { readonly data: infer D } ? D : never

/**
 * Changes the `data` of a reply that the page holds; a page that does not hold it stays without. What only a push knew
 * is gone again when the call is made anew: the server's answer is the truth.
 */
export function patchData<C extends RouteContract>(
  queries: QueryClient,
  contract: C,
  change: (data: DataOf<C>) => DataOf<C>,
): void {
  queries.setQueryData<{ readonly data: DataOf<C> }>(keyOf(contract), (known) => known && { ...known, data: change(known.data) })
}
