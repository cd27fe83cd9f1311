import { createContext, use, useMemo, type ReactNode } from 'react'
import { useBrand } from '../brand/brand.tsx'
import type { WebFeature } from '../feature.ts'

const LAST = 1_000

const Features = createContext<readonly WebFeature[]>([])

/** Provides the web module entries of all slices that the brand has on. */
export function WebFeaturesProvider({ features, children }: { features: readonly WebFeature[]; children: ReactNode }) {
  const { features: on } = useBrand()
  const present = useMemo(() => features.filter(({ id }) => on.includes(id)), [features, on])
  return <Features value={present}>{children}</Features>
}

export const useWebFeatures = (): readonly WebFeature[] => use(Features)

/** The slices in the order of their promotions: what is free every day first, what needs a purchase last. */
export function usePromoFeatures(): readonly WebFeature[] {
  const features = useWebFeatures()
  return useMemo(() => features.toSorted((a, b) => (a.promoOrder ?? LAST) - (b.promoOrder ?? LAST)), [features])
}

/** A link to a modal is rendered only if some slice has that modal. */
export const useHasModal = (name: string): boolean => useWebFeatures().some(({ modals }) => modals?.[name] !== undefined)

/** A link to an account page is rendered only if some slice has that page. */
export const useHasArea = (path: string): boolean =>
  useWebFeatures().some(({ accountAreas }) => accountAreas?.some((area) => area.path === path))
