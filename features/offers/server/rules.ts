import type { z } from 'zod'
import type { flipRefusal } from '../contract.ts'

export interface SetOffer {
  readonly name: string
  readonly presetId: string
}

/** What comes of a flip: an offer that this player has not had, or why none. `chance` is from 0 up to 1. */
export function drawOffer(
  offers: readonly SetOffer[],
  had: ReadonlySet<string>,
  chance: number,
): SetOffer | z.infer<typeof flipRefusal> {
  if (offers.length === 0) return 'no_offers_found'
  const left = offers.filter(({ name }) => !had.has(name))
  return left[Math.floor(chance * left.length)] ?? 'limit_by_promo_offers'
}
