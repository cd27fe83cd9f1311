import { createContext, use, type ReactNode } from 'react'
import type { MovedPages } from '#kernel/feature.ts'

/** The theme data that a page needs. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly scheme: 'dark' | 'light'
  /** The picture beside the name, in `public/art/interface`. */
  readonly logo: string
  /** The brand's scene, in `public/art/banners`, and its darkest color. */
  readonly scene: { readonly picture: string; readonly darkest: string }
  readonly money: { readonly areCoinsWhole: boolean; readonly areMoneyBoxesWhole: boolean }
  /** Play has no turbo, quick stop or autoplay, and each round its minimum length (RTS 14). */
  readonly isPlayStrict?: boolean
  /** The enabled slices. */
  readonly features: readonly string[]
  /** Paths for which this brand has no page, and their redirect targets. */
  readonly moved: MovedPages
  /** The company that runs the brand, and the pages of the brand elsewhere; null where no operator has said so. */
  readonly sponsor: BrandSponsor | null
  /** The brand's message overrides by key (`daily-login.title`), in the page's language. */
  readonly copy: Readonly<Record<string, BrandWord>>
}

export interface BrandSponsor {
  readonly name: string
  readonly address: readonly string[]
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

/** A plain string if the text has no parameters; otherwise ICU where a parser is available, and compiled where not. */
export type BrandWord = string | { readonly icu: string; readonly compiled: unknown }

const BrandContext = createContext<Brand | null>(null)

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand outside BrandProvider')
  return brand
}

const NONE: MovedPages = {}

/** Tests render links without a brand. */
export const useMovedPages = (): MovedPages => use(BrandContext)?.moved ?? NONE

export const useHasPage = (path: string): boolean => useMovedPages()[path] === undefined
