import type { WinnersOptions } from '../feature.ts'

interface SettledRound {
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/** The least multiple of the stake for a large win. */
const LARGE_MULTIPLE = 2

/** Never below the stake, whatever threshold a brand sets. A free round is judged by its amount alone. */
export function isWorthTelling(
  { mode, stake, win }: SettledRound,
  { multipleMin, amountMin, largeMin }: WinnersOptions,
): boolean {
  if (win <= stake) return false
  if (win >= largeMin[mode]) return win >= stake * LARGE_MULTIPLE
  return stake > 0 && win >= stake * multipleMin && win >= amountMin[mode]
}
