import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useModals } from '#ui/modal/use-modals.ts'
import { checkAvailability, getPackages, type Preset, type PresetPackage, type Shelf } from '../contract.ts'

/** Of a page whose loader has read it. */
export const useShelf = (): Shelf => useSuspenseQuery(queryOf(useApi(), getPackages)).data.data

/** Of a modal, which may be the first to ask. */
export const useShelfOverPage = () => useQuery(queryOf(useApi(), getPackages))

/** Something on the shelf has begun or ended: what stands there now, the server says. */
export function useRereadShelf(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(getPackages) })
}

export const findPreset = ({ packages }: Shelf, id: string | undefined): Preset | undefined =>
  packages.find((preset) => preset.id === id)

export const presetsOf = (shelf: Shelf, ids: readonly string[]): Preset[] => ids.flatMap((id) => findPreset(shelf, id) ?? [])

/** The profile names packages without knowing what they are. */
export const popupOf = (profile: { readonly popupPresetPackage?: unknown } | null): PresetPackage | null =>
  (profile?.popupPresetPackage as PresetPackage | null | undefined) ?? null

/** `$9.99`, from cents. */
export function usePrice(): (cents: number) => string {
  const format = useFormatter()
  return (cents) => format.number(cents / 100, { style: 'currency', currency: 'USD' })
}

/** `22`, also where the brand shows balances to the hundredth: what is given along is whole, or says so. */
export function useWholeEntries(): (minor: number) => string {
  const format = useFormatter()
  return (minor) => format.number(minor / 100, { maximumFractionDigits: 2 })
}

/** A package of the bundle: its page where it can be had, else why not. */
export function useBundleOffer(onAvailable: (presetId: string) => void) {
  const api = useApi()
  const modals = useModals()
  return useMutation({
    mutationFn: (asked: { readonly bundleId: string; readonly offerId: string }) =>
      api.call(checkAvailability, { body: { promoOfferBundleId: asked.bundleId, promoOfferId: asked.offerId } }),
    onSuccess: ({ data: { available, unavailabilityReasons } }, { offerId }) => {
      if (available) onAvailable(offerId)
      else modals.replace('bundle-fail', { reasons: unavailabilityReasons.join(','), presetId: offerId })
    },
  })
}

const SHOWN_COOKIE = 'presetPackageShown'

/** Whether this browser saw the offered package within the hour. */
export const wasPresetShown = (): boolean => document.cookie.includes(`${SHOWN_COOKIE}=`)

export function notePresetShown(): void {
  document.cookie = `${SHOWN_COOKIE}=1; Max-Age=${HOUR_MS / SECOND_MS}; Path=/; SameSite=Lax`
}
