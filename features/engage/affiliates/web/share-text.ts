import { useFormatter } from 'use-intl'

const WHOLE = 10_000

/** A day of the brand's calendar, for a formatter in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** `25%` for 2,500 hundredths of a percent. */
export function useShareText(): (basisPoints: number) => string {
  const format = useFormatter()
  return (basisPoints) => format.number(basisPoints / WHOLE, { style: 'percent', maximumFractionDigits: 2 })
}
