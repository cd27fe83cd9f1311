import type { Profile } from '#features/account/contract.ts'
import { popupOf } from './queries.ts'

/** What a player whose balance is short is told. */
export type FundsVariant = 'tournament-with-offer' | 'sweepstakes-with-offer' | 'sweepstakes-with-winnings' | 'no-offer'

type Asked = Pick<Profile, 'gameMode' | 'playerInfo' | 'popupPresetPackage'>

/** Winnings that can be played come first: nobody is shown an offer who has something left. */
export function fundsVariant(profile: Asked): FundsVariant {
  const { gameMode, playerInfo } = profile
  const hasOffer = popupOf(profile)?.isOnSale === true
  if (gameMode === 'TournamentPoints') return hasOffer ? 'tournament-with-offer' : 'no-offer'
  if (playerInfo.playerBalance.winnings > 0) return 'sweepstakes-with-winnings'
  return hasOffer ? 'sweepstakes-with-offer' : 'no-offer'
}
