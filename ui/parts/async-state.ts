import type { UseQueryResult } from '@tanstack/react-query'

/** The state of a query. */
export type AsyncState = 'idle' | 'pending' | 'success' | 'error'

/** A query that was never fetched is idle; a refetch keeps the previous reply visible. */
export function asyncStateOf({ status, fetchStatus }: Pick<UseQueryResult, 'status' | 'fetchStatus'>): AsyncState {
  return status === 'pending' && fetchStatus === 'idle' ? 'idle' : status
}
