import { useQuery } from '@tanstack/react-query'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'

/** Undefined until the session is known; null for a guest. */
export function usePlayerId(): string | null | undefined {
  const api = useApi()
  const isGuest = useQuery(queryOf(api, initApp)).data?.data.isGuest
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: isGuest === false }).data
  return isGuest ? null : profile?.data.id
}

const KEY = 'pushPlayer'

/** The player who switched notifications on in this browser: only that player finds them on after signing in again. */
export const rememberedPlayer = {
  read: (): string | null => localStorage.getItem(KEY),
  keep: (playerId: string): void => localStorage.setItem(KEY, playerId),
  forget: (): void => localStorage.removeItem(KEY),
}
