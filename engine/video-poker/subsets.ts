import { HAND_RANKS, JOKER, rankIndex } from './hands.ts'

const RANKS = HAND_RANKS.length

/**
 * For every set of up to four cards, the number of hands of each rank that contain it; for five cards, the rank. A
 * set is indexed among all sets of its size.
 */
export class SubsetCounts {
  /** By size; `counts[size][place * 12 + rank]`. */
  readonly counts: readonly Int32Array[]
  readonly ranks: Uint8Array

  constructor(pairFrom: number, deckSize: number) {
    this.counts = [0, 1, 2, 3, 4].map((size) => new Int32Array(setsOf(deckSize, size) * RANKS))
    this.ranks = new Uint8Array(setsOf(deckSize, 5))
    const places = new Int32Array(32)
    forEachHand(deckSize, (hand) => {
      const rank = rankIndex(hand, pairFrom)
      placeAll(hand, places)
      for (let mask = 0; mask < 31; mask++) {
        const counts = this.counts[SIZES[mask]!]!
        const at = places[mask]! * RANKS + rank
        counts[at] = counts[at]! + 1
      }
      this.ranks[places[31]!] = rank
    })
  }

  /** The total payout of all hands that contain a set, by size and index. */
  payments(pays: readonly number[]): Float64Array[] {
    const ofSets = this.counts.map((counts) => {
      const sums = new Float64Array(counts.length / RANKS)
      for (let at = 0; at < counts.length; at++) sums[Math.floor(at / RANKS)]! += counts[at]! * pays[at % RANKS]!
      return sums
    })
    return [...ofSets, Float64Array.from(this.ranks, (rank) => pays[rank]!)]
  }

  /**
   * Adds, by rank, `weight` times the draws after a hold: hands with the held cards, minus those with any discarded
   * card.
   */
  addHeld(places: Int32Array, held: number, weight: number, ways: Float64Array): void {
    const away = 31 & ~held
    for (let more = away; ; more = (more - 1) & away) {
      const mask = held | more
      const signed = SIZES[more]! % 2 === 0 ? weight : -weight
      if (mask === 31) ways[this.ranks[places[31]!]!]! += signed
      else this.#addSet(SIZES[mask]!, places[mask]!, signed, ways)
      if (more === 0) return
    }
  }

  #addSet(size: number, place: number, signed: number, ways: Float64Array): void {
    const counts = this.counts[size]!
    const start = place * RANKS
    for (let rank = 0; rank < RANKS; rank++) ways[rank] = ways[rank]! + signed * counts[start + rank]!
  }
}

/** The number of cards by mask. */
export const SIZES = Uint8Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length)

/** n over k, for the values needed here. */
const OVER = Array.from({ length: JOKER + 2 }, (_, n) => {
  const row = [1]
  for (let k = 1; k <= 5; k++) row.push((row[k - 1]! * (n - k + 1)) / k)
  return row
})

const setsOf = (deckSize: number, size: number): number => OVER[deckSize]![size]!

/** The index of each subset of a sorted hand among the sets of its size. */
export function placeAll(hand: ArrayLike<number>, places: Int32Array): void {
  places[0] = 0
  for (let mask = 1; mask < 32; mask++) {
    const top = 31 - Math.clz32(mask)
    places[mask] = places[mask & ~(1 << top)]! + OVER[hand[top]!]![SIZES[mask]!]!
  }
}

/** All hands of a deck, 2,869,685 with a joker, cards ascending; reuses one array. */
export function forEachHand(deckSize: number, visit: (hand: Uint8Array) => void): void {
  const hand = new Uint8Array(5)
  const deal = (place: number, from: number): void => {
    if (place === 5) return visit(hand)
    for (let card = from; card <= deckSize - 5 + place; card++) {
      hand[place] = card
      deal(place + 1, card + 1)
    }
  }
  deal(0, 0)
}

/** The size of a hand's suit-equivalence class; 0 for all members but the one that represents it. */
export function handsAlike(hand: ArrayLike<number>): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let i = 0; i < 5; i++) {
    const card = hand[i]!
    const bit = 1 << (card % 13)
    if (card < 13) a |= bit
    else if (card < 26) b |= bit
    else if (card < 39) c |= bit
    else if (card !== JOKER) d |= bit
  }
  if (a < b || b < c || c < d) return 0
  // By which adjacent cards have equal rank: 24 suit permutations, divided by those that change nothing.
  return ORDERS[Number(a === b) * 4 + Number(b === c) * 2 + Number(c === d)]!
}

const ORDERS = [24, 12, 12, 4, 12, 6, 4, 1]
