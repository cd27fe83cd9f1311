import type { CalendarDay } from '#kernel/time.ts'

/** What is open to somebody: everything, the games for coins, or none. From the strictest on. */
export const PRODUCTS = ['blocked', 'coins', 'full'] as const
export type Product = (typeof PRODUCTS)[number]

/** A country by its two letters and, in the United States, a state by its two. */
export interface Place {
  readonly country: string
  readonly state: string | null
}

/** From the brand's day `since` on, `product` is what is open there. `any` is every place that has no rule of its own. */
export interface PlaceRule {
  readonly country: string
  readonly state: string
  readonly product: Product
  readonly since: CalendarDay
}

const inState = (state: string, product: Product, since: CalendarDay): PlaceRule => ({ country: 'US', state, product, since })

/**
 * Dated, so that a change of law is a new line with its day (GEO-6). Where statutes of 2025 closed sweepstakes, coins stay
 * open. A starting point for an operator, who knows the law of the day, and no advice.
 */
export const PLACE_RULES: readonly PlaceRule[] = [
  { country: 'any', state: 'any', product: 'blocked', since: '2000-01-01' },
  { country: 'CA', state: 'any', product: 'coins', since: '2000-01-01' },
  inState('any', 'full', '2000-01-01'),
  inState('WA', 'blocked', '2000-01-01'),
  inState('ID', 'blocked', '2000-01-01'),
  inState('MI', 'coins', '2024-01-01'),
  inState('NV', 'coins', '2025-06-05'),
  inState('NJ', 'coins', '2025-08-15'),
  inState('MT', 'blocked', '2025-10-01'),
  inState('CT', 'coins', '2025-10-01'),
  inState('NY', 'coins', '2025-12-05'),
  inState('CA', 'coins', '2026-01-01'),
]

/**
 * What is open at a place on a day: a state before its country before any. The brand's own rule stands in place of the
 * general one; where it is the wider of the two it closes there too, and opens nothing: `US` opened leaves a state closed.
 */
export function productAt({ country, state }: Place, today: CalendarDay, own: readonly PlaceRule[] = []): Product {
  const wanted = [...(state ? [[country, state]] : []), [country, 'any'], ['any', 'any']]
  const ruleOf = (rules: readonly PlaceRule[]) => {
    const there = inForce(rules, today)
    const found = wanted.map(([c, s]) => there.find((rule) => rule.country === c && rule.state === s))
    const width = found.findIndex((rule) => rule !== undefined)
    return { width, product: found[width]?.product }
  }
  const [ours, general] = [ruleOf(own), ruleOf(PLACE_RULES)]
  if (!ours.product) return general.product ?? 'blocked'
  return general.product && ours.width > general.width ? strictest([ours.product, general.product]) : ours.product
}

export const strictest = (products: readonly Product[]): Product =>
  PRODUCTS.find((product) => products.includes(product)) ?? 'blocked'

/** The latest first. */
const inForce = (rules: readonly PlaceRule[], today: CalendarDay): readonly PlaceRule[] =>
  rules.filter(({ since }) => since <= today).toSorted((one, other) => other.since.localeCompare(one.since))
