import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useProfile } from '#client/player.ts'
import { getMethods } from '#features/store/orders/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { useWhenHomeIsFree } from '#ui/modal/use-when-home-is-free.ts'
import { getPackages } from '../contract.ts'
import { nextPopup, wasPresetShown } from './queries.ts'

/** After daily rewards. */
const AFTER_MS = 3 * SECOND_MS

const WARM_AFTER_MS = 2 * SECOND_MS

/** Promotes a package on home and lobby, once an hour and another each time, if it can be bought, and loads the store so that it opens at once. */
export default function PresetWatcher() {
  const profile = useProfile()
  const modals = useModals()
  const offered = nextPopup(profile)
  const isOnSale = offered?.isOnSale === true
  const isDue =
    isOnSale && profile?.termsRequirement.length === 0 && profile.Registration.complete && profile.mayPromote !== false
  useWhenHomeIsFree({
    due: isDue && offered.id,
    act: () => {
      if (!offered || wasPresetShown()) return false
      modals.open('preset-package', { presetId: offered.id })
      return true
    },
    afterMs: AFTER_MS,
    sells: true,
  })
  useWarmStore(isOnSale && profile?.mayPromote !== false)
  return null
}

function useWarmStore(isSelling: boolean): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (!isSelling) return undefined
    const timer = setTimeout(() => {
      void import('./store-modal.tsx')
      void queries.prefetchQuery(queryOf(api, getPackages))
      void queries.prefetchQuery(queryOf(api, getMethods))
    }, WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [api, queries, isSelling])
}
