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

/** `m•••a` for `marta@example.org`: as many dots for every name, so that its length says nothing either. */
export function maskName(login: string): string {
  const [name = ''] = login.split('@')
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment)
  return letters.length < 3 ? `${letters[0] ?? ''}•••` : `${letters[0]}•••${letters.at(-1)}`
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
