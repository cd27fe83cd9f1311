import { useQueryClient } from '@tanstack/react-query'
import { getOperator } from '#features/back-office/operators/contract.ts'
import { keyOf } from '#ui/api/query.ts'

/** For after an act: counts what waits in the queues again, which the navigation shows. */
export function useRefreshWaiting(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(getOperator) })
}
