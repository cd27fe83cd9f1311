import { createContext, use, type ReactNode } from 'react'
import type { MovedPages } from '#kernel/feature.ts'

/** What a page knows of its theme. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly scheme: 'dark' | 'light'
  /** The picture beside the name, of `public/art/interface`. */
  readonly logo: string
  /** The brand's own scene, of `public/art/banners`, and its darkest colour. */
  readonly scene: { readonly picture: string; readonly darkest: string }
  readonly money: { readonly areCoinsWhole: boolean; readonly areEntriesWhole: boolean }
  /** The slices that are on. */
  readonly features: readonly string[]
  /** The addresses that this brand has no page for, and where they lead. */
  readonly moved: MovedPages
  /** Words of this brand in place of the site's own, by key (`daily-login.title`), in the language of the page. */
  readonly copy: Readonly<Record<string, BrandWord>>
}

/** A text that is the same to all who read it, or as ICU for who has a parser and compiled for who has none. */
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

/** Links stand in tests too, where there is no brand. */
export const useMovedPages = (): MovedPages => use(BrandContext)?.moved ?? NONE

export const useHasPage = (path: string): boolean => useMovedPages()[path] === undefined
