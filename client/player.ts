import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getProfile, initApp } from '#features/account/account/contract.ts'
import type { PlayerProfile } from '#kernel/profile.ts'
import { useApi } from '#ui/api/api-context.tsx'
import type { ReplyOf } from '#kernel/contract.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'

export const useIsGuest = (): boolean => useQuery(queryOf(useApi(), initApp)).data?.data.isGuest ?? true

/**
 * True once the page knows that a player is signed in. It fetches nothing: false may mean that nothing was fetched
 * yet.
 */
export const useIsPlayer = (): boolean => useQuery({ ...queryOf(useApi(), initApp), enabled: false }).data?.data.isGuest === false

/** The same at one moment, without an observer: a page has a hundred tiles. */
export const isKnownPlayer = (queries: QueryClient): boolean =>
  queries.getQueryData<ReplyOf<typeof initApp>>(keyOf(initApp))?.data.isGuest === false

/**
 * Null for guests, also after a session ended while the cache still holds the player. Every page loads it before
 * rendering.
 */
export function useProfile(): PlayerProfile | null {
  const api = useApi()
  const isGuest = useIsGuest()
  const profile = useQuery({ ...queryOf(api, getProfile), enabled: !isGuest }).data?.data
  // The contract lets every slice's part through; what each holds is declared beside it.
  return isGuest ? null : ((profile as PlayerProfile | undefined) ?? null)
}

/** Whether offers may be shown: false only for a protected player. Prizes, packages and promotions are offers. */
export const useMayPromote = (): boolean => useProfile()?.mayPromote !== false

/** Whether pushes reach this page: not for guests, nor in a brand without them. Pages without pushes have to poll. */
export const useHearsPushes = (): boolean => useProfile()?.connection != null
