import type { WinnersOptions } from '../feature.ts'

interface SettledRound {
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/** Never below the stake, whatever threshold a brand sets; a free round is judged by its amount alone. */
export function isWorthTelling({ mode, stake, win }: SettledRound, { multipleMin, amountMin }: WinnersOptions): boolean {
  return win > stake && win >= stake * multipleMin && win >= amountMin[mode]
}
