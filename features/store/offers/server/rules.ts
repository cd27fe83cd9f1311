import type { z } from 'zod'
import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { flipRefusal } from '../contract.ts'

export interface SetOffer {
  readonly name: string
  readonly presetId: string
}

/** The offers that this player has not had, or why there are none. */
export function offersLeft(
  offers: readonly SetOffer[],
  had: ReadonlySet<string>,
): readonly SetOffer[] | z.infer<typeof flipRefusal> {
  if (offers.length === 0) return 'no_offers_found'
  const left = offers.filter(({ name }) => !had.has(name))
  return left.length > 0 ? left : 'limit_by_promo_offers'
}

/** A fair coin, or a die where a set has more offers: each as likely, in an order that no query decides. */
export const flipRules = (offers: readonly SetOffer[]): PrizeRules => ({
  id: 'flip-the-coin',
  prizes: offers.map(({ name }) => ({ id: name, weight: 1 })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
})
