import type { ReactNode } from 'react'
import { BrandProvider, useBrand } from '#ui/brand/brand.tsx'

/** Writes the coins within as the brand writes those of a money box: whole, or with the fractions that rounds add. */
export function BoxAmounts({ children }: { children: ReactNode }) {
  const brand = useBrand()
  return (
    <BrandProvider brand={{ ...brand, money: { ...brand.money, areCoinsWhole: brand.money.areMoneyBoxesWhole } }}>
      {children}
    </BrandProvider>
  )
}
