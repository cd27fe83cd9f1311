import { useLocale } from 'use-intl'
import type { PlayerAsset } from '#kernel/money.ts'
import { useBrand } from '../brand/brand.tsx'
import { writeNumber } from './plain-number.ts'

/** Minor units of one whole unit; every player asset has scale 2. */
const MINOR_PER_UNIT = 100

/** `1,254,300` or `42.15`: minor units as a player reads them. Whole amounts are rounded down, never up. */
export function formatAmount(minor: number, locale: string, isWhole: boolean): string {
  const shown = isWhole ? Math.floor(minor / MINOR_PER_UNIT) : minor / MINOR_PER_UNIT
  return writeNumber(shown, locale, isWhole ? 0 : 2)
}

/** Formats amounts in the page's language and the brand's manner. */
export function useAmount(): (asset: PlayerAsset, minor: number) => string {
  const locale = useLocale()
  const { areCoinsWhole, areEntriesWhole } = useBrand().money
  return (asset, minor) =>
    formatAmount(minor, locale, asset === 'coins' || asset === 'tourPoints' ? areCoinsWhole : areEntriesWhole)
}
