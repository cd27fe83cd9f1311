import type { Bundle, UnavailabilityReason } from '../contract.ts'

export interface Asked {
  /** Undefined if no current bundle has this name. */
  readonly bundle: Bundle | undefined
  readonly offerId: string
  readonly areSalesOpen: boolean
  /** Closed to this account only. */
  readonly isClosedToTestAccount: boolean
  /** What keeps the player from any purchase of this price. */
  readonly blocks: readonly UnavailabilityReason[]
}

/** All reasons that keep a player from a package of a bundle. */
export function reasonsAgainst({ bundle, offerId, areSalesOpen, isClosedToTestAccount, blocks }: Asked): UnavailabilityReason[] {
  if (!bundle) return ['ended']
  const offer = bundle.promoOffers.find(({ id }) => id === offerId)
  if (!offer) return ['unknown-offer']
  if (offer.isBought) return ['already-bought']
  const closed = areSalesOpen ? [] : [isClosedToTestAccount ? ('test-account' as const) : ('purchases-closed' as const)]
  return [...closed, ...(offer.current ? [] : (['not-its-turn'] as const)), ...blocks]
}

/** The key of a bundle's package, which each player buys once. */
export const bundleOffer = (bundle: string, presetId: string): string => `${bundle}/${presetId}`

/** The packages of a bundle in order: the first that was not bought is open. */
export function foldOffers(bundle: string, presetIds: readonly string[], bought: ReadonlySet<string>): Bundle['promoOffers'] {
  const offers = presetIds.map((id) => ({ id, isBought: bought.has(bundleOffer(bundle, id)) }))
  const current = offers.find(({ isBought }) => !isBought)
  return offers.map((offer) => ({ ...offer, current: offer === current }))
}
