import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { openOrder, payOrder } from '#features/store/orders/contract.ts'
import type { MethodId } from '#kernel/payment-method.ts'
import { HOUR_MS, SECOND_MS } from '#kernel/time.ts'
import { isRefusal, useFailureText } from '#ui/api/failure-text.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { useLocalNavigate } from '#ui/i18n/local-link.tsx'
import { useModals } from '#ui/modal/use-modals.ts'
import { checkAvailability, getPackages, type Preset, type PresetPackage, type Storefront } from '../contract.ts'

/** For a page whose loader has fetched it. */
export const useStorefront = (): Storefront => useSuspenseQuery(queryOf(useApi(), getPackages)).data.data

/** For a modal, which may be the first to fetch it. */
export const useStorefrontOverPage = () => useQuery(queryOf(useApi(), getPackages))

/** A package's sale period began or ended: refetches the storefront. */
export function useRereadStorefront(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: keyOf(getPackages) })
}

/** Whether some package brings entries: none does for a player who may not receive any. */
export const bringsEntries = (presets: readonly Preset[]): boolean => presets.some(({ entries }) => entries > 0)

export const findPreset = ({ packages }: Storefront, id: string | undefined): Preset | undefined =>
  packages.find((preset) => preset.id === id)

export const presetsOf = (storefront: Storefront, ids: readonly string[]): Preset[] =>
  ids.flatMap((id) => findPreset(storefront, id) ?? [])

/** US cents: a package outside the store sells at its usual price outside its offer. */
export const priceOf = ({ storeIds }: Storefront, { id, priceCents, usualPriceCents }: Preset, isOffer: boolean): number =>
  isOffer || storeIds.includes(id) ? priceCents : (usualPriceCents ?? priceCents)

/** The profile contains package names without knowing their type. */
export const popupOf = (profile: { readonly popupPresetPackage?: unknown } | null): PresetPackage | null =>
  (profile?.popupPresetPackage as PresetPackage | null | undefined) ?? null

/** Opens a package of the bundle: its page if available, otherwise the reasons why not. */
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
const SEEN_MAX = 20

/** Ids of promoted packages, in the order in which this browser showed them last. */
const SEEN_KEY = 'presetPackagesSeen'

function readSeen(): readonly string[] {
  try {
    return (localStorage.getItem(SEEN_KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/** The package to promote next: one that this browser never showed, else the one that it showed longest ago. */
export function nextPopup(
  profile: { readonly popupPresetPackage?: unknown; readonly popupPresetPackages?: readonly unknown[] } | null,
): PresetPackage | null {
  const all = (profile?.popupPresetPackages ?? []) as readonly PresetPackage[]
  const onSale = all.filter(({ isOnSale }) => isOnSale)
  const seen = readSeen()
  const [next] = onSale.toSorted((one, other) => seen.indexOf(one.id) - seen.indexOf(other.id))
  return next ?? popupOf(profile)
}

/** Whether this browser showed a promoted package within the last hour. */
export const wasPresetShown = (): boolean => document.cookie.includes(`${SHOWN_COOKIE}=`)

export function notePresetShown(id: string): void {
  try {
    localStorage.setItem(SEEN_KEY, [...readSeen().filter((each) => each !== id), id].slice(-SEEN_MAX).join(' '))
  } catch {
    // Without storage the first one is promoted each time.
  }
  document.cookie = `${SHOWN_COOKIE}=1; Max-Age=${HOUR_MS / SECOND_MS}; Path=/; SameSite=Lax`
}

interface SavedMethod {
  readonly id: string
  readonly methodId: MethodId
}

/**
 * Opens an order, pays it with a saved method if one is given, and goes to its page. A repeated press finds the same
 * order and the same payment.
 */
export function useBuy(presetId: string, isOffer: boolean) {
  const t = useTranslations('packages.refused')
  const failureText = useFailureText()
  const navigate = useLocalNavigate()
  const api = useApi()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (saved: SavedMethod | undefined) => {
      const opened = await api.call(openOrder, { body: { presetId, offerType: isOffer ? 'promoOffer' : 'package' } })
      if (!opened.data || !saved) return opened
      const { methodId, id: savedMethodId } = saved
      return api.call(payOrder, { params: { id: opened.data.payment.id }, body: { methodId, savedMethodId } })
    },
    onSuccess: ({ data: order }) => {
      if (order) navigate(`/cash/orders/${order.payment.id}`)
    },
  })
  const refusal = data?.success === false ? t(data.reasonType ?? 'not-for-sale') : null
  return {
    buy: (saved?: SavedMethod) => mutate(saved),
    isPending,
    refusal: error ? failureText(error) : refusal,
    /** Only support can help. */
    isClosed: isRefusal(error),
  }
}
