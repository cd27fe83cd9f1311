import { createContext, use, type ReactNode } from 'react'

/** What a page knows of its theme. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly scheme: 'dark' | 'light'
  readonly money: { readonly areCoinsWhole: boolean; readonly areEntriesWhole: boolean }
  /** The slices that are on. */
  readonly features: readonly string[]
}

const BrandContext = createContext<Brand | null>(null)

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>
}

export function useBrand(): Brand {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand outside BrandProvider')
  return brand
}
