import type { Tournament } from '../contract.ts'

type Own = NonNullable<Tournament['playerData']>

/**
 * The player's standing beside a newer leaderboard. Someone with more points has overtaken; equal points never do, so
 * among equals the player keeps the order. Below the shown places nothing is known, and the last place stays.
 */
export function ownPlaceAmong(own: Own | null, winners: Tournament['winners']): Own | null {
  if (!own || own.place === null) return own
  const above = winners.filter(({ points }) => points > own.points).length
  const equal = winners.filter(({ points }) => points === own.points).length
  if (equal === 0) return own
  return { ...own, place: Math.min(Math.max(own.place, above + 1), above + equal) }
}
