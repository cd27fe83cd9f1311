import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { getSecurity, type SecurityState } from '../contract.ts'

/** The page has it loaded before it renders. */
export const useSecurity = (): SecurityState => useSuspenseQuery(queryOf(useApi(), getSecurity)).data.data

export function useLookAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(getSecurity) })
}
