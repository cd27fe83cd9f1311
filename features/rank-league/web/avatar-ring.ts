import type { Profile } from '#features/account/contract.ts'

interface League {
  readonly enabled: boolean
  readonly currentLevel?: { readonly currentExperience?: number }
  readonly nextLevel?: { readonly experience?: number } | null
}

/** How far the player is on the way to the next level; full at the top, and no ring where there is no league. */
export function avatarRing({ rankLeague }: Pick<Profile, 'rankLeague'>): number | null {
  const { enabled, currentLevel, nextLevel } = rankLeague as League
  if (!enabled || currentLevel?.currentExperience === undefined) return null
  if (!nextLevel?.experience) return 1
  return Math.min(1, currentLevel.currentExperience / nextLevel.experience)
}
