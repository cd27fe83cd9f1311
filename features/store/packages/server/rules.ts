import type { Bundle, UnavailabilityReason } from '../contract.ts'

export interface Asked {
  /** Undefined where there is none of this name, or none any more. */
  readonly bundle: Bundle | undefined
  readonly offerId: string
  readonly areSalesOpen: boolean
}

/** Everything that keeps a player from a package of a bundle. */
export function reasonsAgainst({ bundle, offerId, areSalesOpen }: Asked): UnavailabilityReason[] {
  if (!bundle) return ['ended']
  const offer = bundle.promoOffers.find(({ id }) => id === offerId)
  if (!offer) return ['unknown-offer']
  return [...(areSalesOpen ? [] : (['purchases-closed'] as const)), ...(offer.current ? [] : (['not-its-turn'] as const))]
}
