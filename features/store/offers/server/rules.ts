import type { z } from 'zod'
import { defHash } from '#engine/def-hash.ts'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { Odds } from '#platform/fair/published-odds.ts'
import type { flipRefusal } from '../contract.ts'

export interface SetOffer {
  readonly name: string
  readonly presetId: string
}

/** The offers this player has not drawn, or why there are none. */
export function offersLeft(
  offers: readonly SetOffer[],
  had: ReadonlySet<string>,
): readonly SetOffer[] | z.infer<typeof flipRefusal> {
  if (offers.length === 0) return 'no_offers_found'
  const left = offers.filter(({ name }) => !had.has(name))
  return left.length > 0 ? left : 'limit_by_promo_offers'
}

/** A fair coin, or a die for sets with more offers: equal odds, in an order independent of the query. */
export const flipRules = (offers: readonly SetOffer[]): PrizeRules => ({
  id: 'flip-the-coin',
  prizes: offers.map(({ name }) => ({ id: name, weight: 1 })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
})

export function flipOdds(offers: readonly SetOffer[]): Odds<PrizeRules> {
  const rules = flipRules(offers)
  return { rules, hash: defHash(rules) }
}
