import type { UseQueryResult } from '@tanstack/react-query'

/** What a page knows of its data. */
export type AsyncState = 'idle' | 'pending' | 'success' | 'error'

/** A query nobody has asked yet is idle; one that is read again after an answer keeps showing that answer. */
export function asyncStateOf({ status, fetchStatus }: Pick<UseQueryResult, 'status' | 'fetchStatus'>): AsyncState {
  return status === 'pending' && fetchStatus === 'idle' ? 'idle' : status
}
