import type { Profile } from '#features/account/account/contract.ts'
import { redeemStatusOf } from '#client/redeem-status.ts'
import { popupOf } from './queries.ts'

/** Which message a player with insufficient balance sees. */
export type FundsVariant =
  | 'tournament-with-offer'
  | 'sweepstakes-with-offer'
  | 'sweepstakes-with-winnings'
  | 'winnings-pending'
  | 'no-offer'

type Asked = Pick<Profile, 'gameMode' | 'playerInfo' | 'popupPresetPackage' | 'featuresInfo'>

/** Winnings come first: a player who has some left, or waits for a redemption, sees no offer. */
export function fundsVariant(profile: Asked): FundsVariant {
  const { gameMode, playerInfo } = profile
  const { heldWinnings } = redeemStatusOf(profile)
  const offer = popupOf(profile)
  const hasOffer = offer?.isOnSale === true
  if (gameMode === 'TournamentPoints') return hasOffer ? 'tournament-with-offer' : 'no-offer'
  if (playerInfo.playerBalance.winnings > heldWinnings) return 'sweepstakes-with-winnings'
  if (heldWinnings > 0) return 'winnings-pending'
  // An offer without entries is no help here.
  return hasOffer && offer.promoOfferPreset.entries > 0 ? 'sweepstakes-with-offer' : 'no-offer'
}
