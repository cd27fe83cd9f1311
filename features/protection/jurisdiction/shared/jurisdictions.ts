import { oncePer, rememberLast } from '#kernel/memo.ts'
import type { CalendarDay } from '#kernel/time.ts'

/** What is open: everything, coin games, or nothing. Strictest first. */
export const PRODUCTS = ['blocked', 'coins', 'full'] as const
export type Product = (typeof PRODUCTS)[number]

/** A two-letter country code and, in the United States, a two-letter state code. */
export interface Jurisdiction {
  readonly country: string
  readonly state: string | null
}

/** From the brand's day `since` on, `product` is open there. `any` covers every jurisdiction without its own rule. */
export interface JurisdictionRule {
  readonly country: string
  readonly state: string
  readonly product: Product
  readonly since: CalendarDay
}

const inState = (state: string, product: Product, since: CalendarDay): JurisdictionRule => ({
  country: 'US',
  state,
  product,
  since,
})

/**
 * Dated, so that a change of law is a new line with its date (GEO-6). Where statutes of 2025 closed sweepstakes,
 * coins stay open. A starting point for operators, who know the current law; not legal advice.
 */
export const JURISDICTION_RULES: readonly JurisdictionRule[] = [
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
 * What is open in a jurisdiction on a day: a state's rule precedes its country's, which precedes `any`. A brand's
 * rule overrides the general one; if it is less specific it can close but not open: opening `US` leaves a closed
 * state closed.
 */
export function productAt({ country, state }: Jurisdiction, today: CalendarDay, own: readonly JurisdictionRule[] = []): Product {
  const wanted = [...(state ? [[country, state]] : []), [country, 'any'], ['any', 'any']]
  const ruleOf = (rules: readonly JurisdictionRule[]) => {
    const there = inForce(rules)(today)
    const found = wanted.map(([c, s]) => there.find((rule) => rule.country === c && rule.state === s))
    const width = found.findIndex((rule) => rule !== undefined)
    return { width, product: found[width]?.product }
  }
  const [ours, general] = [ruleOf(own), ruleOf(JURISDICTION_RULES)]
  if (!ours.product) return general.product ?? 'blocked'
  return general.product && ours.width > general.width ? strictest([ours.product, general.product]) : ours.product
}

export const strictest = (products: readonly Product[]): Product =>
  PRODUCTS.find((product) => products.includes(product)) ?? 'blocked'

/** Latest first. */
const inForce = oncePer((rules: readonly JurisdictionRule[]) =>
  rememberLast((today: CalendarDay): readonly JurisdictionRule[] =>
    rules.filter(({ since }) => since <= today).toSorted((one, other) => other.since.localeCompare(one.since)),
  ),
)
