import { createContext, use, useMemo, type ReactNode } from 'react'
import { useBrand } from '../brand/brand.tsx'
import type { WebFeature } from '../feature.ts'

const Features = createContext<readonly WebFeature[]>([])

/** Gives the page the web doors of every slice; a slice that the brand has off is left out. */
export function WebFeaturesProvider({ features, children }: { features: readonly WebFeature[]; children: ReactNode }) {
  const { features: on } = useBrand()
  const present = useMemo(() => features.filter(({ id }) => on.includes(id)), [features, on])
  return <Features value={present}>{children}</Features>
}

export const useWebFeatures = (): readonly WebFeature[] => use(Features)

/** A way in to a modal is drawn only where some slice has that modal. */
export const useHasModal = (name: string): boolean => useWebFeatures().some(({ modals }) => modals?.[name] !== undefined)

/** A link to an area of the account is drawn only where some slice has that area. */
export const useHasArea = (path: string): boolean =>
  useWebFeatures().some(({ accountAreas }) => accountAreas?.some((area) => area.path === path))
