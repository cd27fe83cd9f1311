import type { PlayerProfile } from '#kernel/profile.ts'

/** Progress to the next level; full at the top, and no ring where there is no league. */
export function avatarRing({ rankLeague }: Pick<PlayerProfile, 'rankLeague'>): number | null {
  const { enabled, currentLevel, nextLevel } = rankLeague
  if (!enabled || !currentLevel) return null
  return nextLevel ? Math.min(1, currentLevel.currentExperience / nextLevel.experience) : 1
}
