import type { PlayerAsset } from '#kernel/money.ts'
import { useBrand } from '../brand/brand.tsx'
import { writeNumber } from './plain-number.ts'

/** Minor units of one whole unit; every player asset has scale 2. */
const MINOR_PER_UNIT = 100

/** Formats minor units as `1,254,300` or `42.15`. Whole amounts are rounded down, never up. */
export function formatAmount(minor: number, isWhole: boolean): string {
  const shown = isWhole ? Math.floor(minor / MINOR_PER_UNIT) : minor / MINOR_PER_UNIT
  return writeNumber(shown, isWhole ? 0 : 2)
}

/** Formats amounts: coins as the brand shows them, entries and winnings with two decimals. */
export function useAmount(): (asset: PlayerAsset, minor: number) => string {
  const { areCoinsWhole } = useBrand().money
  return (asset, minor) => formatAmount(minor, areCoinsWhole && (asset === 'coins' || asset === 'tourPoints'))
}
