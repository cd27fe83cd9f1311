import type { HiLoDefinition } from './definition.ts'

export const RANKS = 13

export type Guess = 'higher' | 'lower' | 'same'

/** The guesses on a card. A higher or lower guess includes the same rank, except on an ace or a king. */
export const guessesOn = (rank: number): readonly Guess[] =>
  rank === 1 ? ['higher', 'same'] : rank === RANKS ? ['lower', 'same'] : ['higher', 'lower']

/** The ranks, from the ace as 1 to the king as 13, that make the guess right. */
export function waysOf(rank: number, guess: Guess): number {
  if (guess === 'same') return 1
  const ways = guess === 'higher' ? RANKS - rank + 1 : rank
  return Math.min(ways, RANKS - 1)
}

/** Whether an offered guess comes true. */
export function isRight(rank: number, guess: Guess, next: number): boolean {
  if (next === rank) return guess === 'same' || !guessesOn(rank).includes('same')
  return guess === 'higher' ? next > rank : guess === 'lower' && next < rank
}

/** A run of right guesses: its chance is `ways` of 13 to the power of `guesses`. */
export interface Run {
  readonly guesses: number
  readonly ways: bigint
}

export const NO_GUESS: Run = { guesses: 0, ways: 1n }

export const longer = ({ guesses, ways }: Run, more: number): Run => ({ guesses: guesses + 1, ways: ways * BigInt(more) })

/** Hundredths of the stake: the fair payout of the whole run less the house edge, rounded down once. */
export const payOf = ({ returnPercent }: Pick<HiLoDefinition, 'returnPercent'>, { guesses, ways }: Run): number =>
  Number((BigInt(returnPercent) * BigInt(RANKS) ** BigInt(guesses)) / ways)

export const isOffered = (definition: HiLoDefinition, run: Run, ways: number): boolean =>
  payOf(definition, longer(run, ways)) <= definition.payMax

/** Whether some card still has a guess below the top prize. */
export const canGrow = (definition: HiLoDefinition, run: Run): boolean => isOffered(definition, run, RANKS - 1)
