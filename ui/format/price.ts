import { useFormatter } from 'use-intl'

/** Formats US cents as `$9.99`. */
export function usePrice(): (cents: number) => string {
  const format = useFormatter()
  return (cents) => format.number(cents / 100, { style: 'currency', currency: 'USD' })
}
