import { useFormatter } from 'use-intl'

const WHOLE = 10_000

/** `25%` for 2,500 hundredths of a percent. */
export function useShareText(): (basisPoints: number) => string {
  const format = useFormatter()
  return (basisPoints) => format.number(basisPoints / WHOLE, { style: 'percent', maximumFractionDigits: 2 })
}
