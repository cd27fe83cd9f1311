import type { WinnersOptions } from '../feature.ts'

interface SettledRound {
  readonly mode: 'SweepStakes' | 'TournamentPoints'
  /** Minor units. */
  readonly stake: number
  readonly win: number
}

/** Never one below the play amount, whatever a brand sets; a round that cost nothing is told by its amount alone. */
export function isWorthTelling({ mode, stake, win }: SettledRound, { multipleMin, amountMin }: WinnersOptions): boolean {
  return win > stake && win >= stake * multipleMin && win >= amountMin[mode]
}
