import { assert } from '#kernel/result.ts'
import { addPoints, dealerTakes, type HandValue } from './cards.ts'

/** The card values of a deck, and how many ranks of thirteen have each. */
export const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export const weightOf = (points: number): bigint => (points === 10 ? 4n : 1n)

/** Certainty: a power of thirteen, so that each card divides it exactly. It covers the longest possible hand. */
export const SURE = 13n ** 40n

/** The mean over the next card. */
export function overNextCard(valueWith: (points: number) => bigint): bigint {
  const sum = POINTS.reduce((total, points) => total + weightOf(points) * valueWith(points), 0n)
  assert(sum % 13n === 0n, 'a hand was longer than the chances can hold')
  return sum / 13n
}

/** Stands for any dealer total over 21. */
const DEALER_BUST = 22

/**
 * For the card shown, by the dealer's final total (17 to 22): the chance of that total without a natural. The
 * difference to `SURE` is the chance of a natural.
 */
export function dealerEnds(up: number): ReadonlyMap<number, bigint> {
  const ends = new Map<number, bigint>()
  const hole = addPoints({ total: 0, isSoft: false }, up)
  for (const points of POINTS) {
    const isNatural = points + up === 11 && (points === 1 || up === 1)
    if (!isNatural) follow(addPoints(hole, points), (SURE / 13n) * weightOf(points), ends)
  }
  return ends
}

function follow(hand: HandValue, chance: bigint, ends: Map<number, bigint>): void {
  if (dealerTakes(hand)) {
    for (const points of POINTS) follow(addPoints(hand, points), (chance / 13n) * weightOf(points), ends)
    return
  }
  const end = Math.min(hand.total, DEALER_BUST)
  ends.set(end, (ends.get(end) ?? 0n) + chance)
}

/** 1 for a win, 0 for a push, -1 for a loss. */
export function signAgainst(total: number, dealerEnd: number): -1 | 0 | 1 {
  if (total > 21) return -1
  if (dealerEnd === DEALER_BUST || total > dealerEnd) return 1
  return total === dealerEnd ? 0 : -1
}
