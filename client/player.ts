import { useQuery } from '@tanstack/react-query'
import { getProfile, initApp, type Profile } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

export const useIsGuest = (): boolean => useQuery(queryOf(useApi(), initApp)).data?.data.isGuest ?? true

/** True once the page knows that a player is here. It asks nothing by itself: false may mean that nobody has asked yet. */
export const useIsPlayer = (): boolean => useQuery({ ...queryOf(useApi(), initApp), enabled: false }).data?.data.isGuest === false

/** Null for a guest, also where a session ended and the page still knows whose it was. Every page has it loaded before it renders. */
export function useProfile(): Profile | null {
  const api = useApi()
  const isGuest = useIsGuest()
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: !isGuest }).data?.data
  return isGuest ? null : (profile ?? null)
}

/** Whether pushes reach this page: guests have none, nor does a brand without them. Who hears none has to ask. */
export const useHearsPushes = (): boolean => useProfile()?.connection != null
