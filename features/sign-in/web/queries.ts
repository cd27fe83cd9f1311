import { useQuery } from '@tanstack/react-query'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** Null for a guest. Every page has it loaded before it renders. */
export function useProfile(): Profile | null {
  const api = useApi()
  const isGuest = useQuery(queryOf(api, initApp)).data?.data.isGuest ?? true
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: !isGuest }).data?.data
  return isGuest ? null : (profile ?? null)
}
