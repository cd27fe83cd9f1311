import type { Bundle, UnavailabilityReason } from '../contract.ts'

export interface Asked {
  /** Undefined if no current package has this name. */
  readonly bundle: Bundle | undefined
  readonly offerId: string
  readonly areSalesOpen: boolean
}

/** All reasons that keep a player from a package of a bundle. */
export function reasonsAgainst({ bundle, offerId, areSalesOpen }: Asked): UnavailabilityReason[] {
  if (!bundle) return ['ended']
  const offer = bundle.promoOffers.find(({ id }) => id === offerId)
  if (!offer) return ['unknown-offer']
  return [...(areSalesOpen ? [] : (['purchases-closed'] as const)), ...(offer.current ? [] : (['not-its-turn'] as const))]
}
