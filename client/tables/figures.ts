import { useLocale } from 'use-intl'

/** Hundredths as the player's language writes them: `exact` with two digits after the point, `short` with those it needs. */
export function useHundredths() {
  const locale = useLocale()
  const exact = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' })
  return {
    exact: (hundredths: number) => exact.format(hundredths / 100),
    short: (hundredths: number) => short.format(hundredths / 100),
  }
}
