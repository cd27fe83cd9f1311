import { useQuery } from '@tanstack/react-query'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

export const useIsGuest = (): boolean => useQuery(queryOf(useApi(), initApp)).data?.data.isGuest ?? true

/** Null for a guest, also where a session ended and the page still knows whose it was. Every page has it loaded before it renders. */
export function useProfile(): Profile | null {
  const api = useApi()
  const isGuest = useIsGuest()
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: !isGuest }).data?.data
  return isGuest ? null : (profile ?? null)
}
