import { POINTS } from '../chances.ts'

/** How many cards there are of each value, the aces first. */
export type Counts = readonly number[]

/** The same as one whole number, so that sets of cards are added and compared at once: five bits for each value. */
export type Cards = number

const BASE = 32

export const cardOf = (points: number): Cards => BASE ** (points - 1)

export function countsOf(cards: Cards): number[] {
  let rest = cards
  return POINTS.map(() => {
    const count = rest % BASE
    rest = (rest - count) / BASE
    return count
  })
}

export const fullShoe = (decks: number): Counts => POINTS.map((points) => decks * (points === 10 ? 16 : 4))

export const without = (all: Counts, taken: Counts): number[] => all.map((count, index) => count - taken[index]!)

export const sizeOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0)

/** n (n - 1) … with k factors. */
export function falling(n: number, k: number): bigint {
  let product = 1n
  for (let i = 0; i < k; i++) product *= BigInt(n - i)
  return product
}

/** How many ways there are to draw these cards in one order of their values. */
export const waysToDraw = (shoe: Counts, taken: Counts): bigint =>
  taken.reduce((ways, count, index) => (count === 0 ? ways : ways * falling(shoe[index]!, count)), 1n)
