import { useLocale } from 'use-intl'

/** Hundredths in the player's number format: `exact` with two decimals, `short` with only as many as needed. */
export function useHundredths() {
  const locale = useLocale()
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  return {
    exact: (hundredths: number) => exact.format(hundredths / 100),
    short: (hundredths: number) => short.format(hundredths / 100),
  }
}
