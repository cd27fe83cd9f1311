import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { checkRewards, getProfile, initApp, type Profile } from '../contract.ts'

/** Null for a guest. Every page has it loaded before it renders. */
export function useProfile(): Profile | null {
  const api = useApi()
  const isGuest = useQuery(queryOf(api, initApp)).data?.data.isGuest ?? true
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: !isGuest }).data?.data
  return isGuest ? null : (profile ?? null)
}

/** What signing up gives with this invitation, or with none. */
export const useSignUpRewards = (invitation: string | undefined) =>
  useQuery(queryOf(useApi(), checkRewards, { query: invitation ? { invited_by: invitation } : {} })).data

/** After signing in everything known is of a guest: the profile is read first, so that no page sees a player without. */
export function useMeetPlayer(): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return async () => {
    await queries.fetchQuery({ ...queryOf(api, getProfile), staleTime: 0 })
    queries.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== getProfile.path })
    await queries.invalidateQueries()
  }
}

export { useSignOut } from './use-sign-out.ts'
