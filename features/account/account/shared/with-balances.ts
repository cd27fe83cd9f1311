import type { WireBalances } from '#features/play/game-session/contract.ts'
import type { Profile } from './profile.ts'

/**
 * The profile with these balances if they are newer: replies and pushes arrive in any order, and the greater version
 * wins.
 */
export function withBalances<P extends Pick<Profile, 'playerInfo'>>(profile: P, balances: WireBalances): P {
  if (balances.version <= profile.playerInfo.playerBalance.version) return profile
  const { version, coins, tourPoints, entries, winnings } = balances
  return { ...profile, playerInfo: { ...profile.playerInfo, playerBalance: { version, coins, tourPoints, entries, winnings } } }
}
