import type { QueryClient } from '@tanstack/react-query'
import { getProfile } from '#features/account/account/contract.ts'
import { patchData } from '#ui/api/patch-data.ts'
import { keyOf } from '#ui/api/query.ts'
import { getChosenPackage, getPackages, type Investment } from '../contract.ts'

/** Stores what a push carries, unless the page knows a later state, and reads the packages again. Returns whether it was news. */
export function keepInvestment(queries: QueryClient, investment: Investment): boolean {
  let isNews = false
  patchData(queries, getProfile, (profile) => {
    const { version = -1 } = (profile.fortuneInvestment ?? {}) as Partial<Investment>
    isNews = investment.version > version
    return isNews ? { ...profile, fortuneInvestment: { ...investment, isActive: true as const } } : profile
  })
  if (isNews) rereadFortune(queries)
  return isNews
}

export function rereadFortune(queries: QueryClient): void {
  for (const contract of [getPackages, getChosenPackage]) void queries.invalidateQueries({ queryKey: keyOf(contract) })
}
