import { use } from 'react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getHomePage } from '#features/play/lobby/contract.ts'
import type { Promotion } from '#kernel/campaign.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { ShownPromotion } from '#ui/promo/shown-promotion.ts'

/** The home page with the sections of all slices; every page that shows one loads it before rendering. */
export const useHome = () => useHomeQuery().data

export const useHomeReadAt = () => useHomeQuery().dataUpdatedAt

const useHomeQuery = () => useSuspenseQuery(queryOf(useApi(), getHomePage))

/** This promotion while it runs. The strip's cards learn it from home, a part of the promotions page from the page. */
export function useRunning(key: string): Promotion | undefined {
  const shown = use(ShownPromotion)
  const { data } = useQuery({ ...queryOf(useApi(), getHomePage), enabled: shown === null })
  const promotions = shown ? [shown.promotion] : ((data?.payload['promotions'] ?? []) as readonly Promotion[])
  return promotions.find((each) => each.key === key && each.state === 'running')
}
