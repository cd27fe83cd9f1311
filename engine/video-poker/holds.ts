import { oncePer } from '#kernel/memo.ts'
import { choose } from '../natural-odds/mode.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { deckSizeOf, HAND_RANKS, JOKER, rankIndex } from './hands.ts'

/** A set of hand positions, bit 0 for the first card. */
export type HoldMask = number

/** The mean payout of a hold: `paid` stakes in total, over `draws` equally likely draws. */
export interface HoldReturn {
  readonly mask: HoldMask
  readonly paid: number
  readonly draws: number
}

/** The number of draws by cards replaced. */
export const drawsOf = (deckSize: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((drawn) => Number(choose(deckSize - 5, drawn)))

/** All 32 holds of a hand, exactly. */
export function holdReturns(definition: VideoPokerDefinition, hand: readonly number[]): HoldReturn[] {
  const sums = sumsOf(definition)
  const paid = Array.from({ length: 32 }, (_, mask) => sums.containing(hand.filter((_card, place) => (mask >> place) & 1)))
  withoutTheRest(paid)
  const draws = drawsOf(deckSizeOf(definition))
  return paid.map((total, mask) => ({ mask, paid: total, draws: draws[5 - sizeOf(mask)]! }))
}

/** The best hold; on a tie, the one that holds most. */
export const bestOf = (returns: readonly HoldReturn[]): HoldReturn =>
  returns.reduce((best, each) => {
    const difference = each.paid * best.draws - best.paid * each.draws
    return difference > 0 || (difference === 0 && sizeOf(each.mask) > sizeOf(best.mask)) ? each : best
  })

/**
 * Inclusion-exclusion: turns sums over hands that contain some cards into sums over those that contain them and none
 * of the hand's other cards, position by position.
 */
export function withoutTheRest(sums: number[] | Float64Array): void {
  for (let bit = 1; bit < 32; bit <<= 1) {
    for (let mask = 0; mask < 32; mask++) if (!(mask & bit)) sums[mask] = sums[mask]! - sums[mask | bit]!
  }
}

const sizeOf = (mask: HoldMask): number => BITS[mask]!

const BITS = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length)

/** The total payout of all hands that contain some cards. Results for up to three cards are cached. */
class PaySums {
  readonly #pays: readonly number[]
  readonly #pairFrom: number
  readonly #deck: readonly number[]
  readonly #known = new Map<number, number>()

  constructor(definition: VideoPokerDefinition) {
    const { pays, pairFrom } = definition
    this.#pays = HAND_RANKS.map((rank) => pays[rank])
    this.#pairFrom = pairFrom
    this.#deck = [...Array(deckSizeOf(definition)).keys()]
  }

  containing(cards: readonly number[]): number {
    if (cards.length > 3) return this.#complete(cards)
    const key = keyOf(cards)
    const sum = this.#known.get(key) ?? this.#reckon(cards)
    this.#known.set(key, sum)
    return sum
  }

  /** Each larger hand is counted once per additional card. */
  #reckon(cards: readonly number[]): number {
    if (cards.length >= 2) return this.#complete(cards)
    const more = this.#deck.filter((card) => !cards.includes(card))
    return more.reduce((sum, card) => sum + this.containing([...cards, card]), 0) / (5 - cards.length)
  }

  /** By enumerating every hand that contains them. */
  #complete(cards: readonly number[]): number {
    const hand = [...cards]
    const rest = this.#deck.filter((card) => !cards.includes(card))
    const deal = (from: number): number => {
      if (hand.length === 5) return this.#pays[rankIndex(hand, this.#pairFrom)]!
      let sum = 0
      for (let at = from; at < rest.length; at++) {
        hand.push(rest[at]!)
        sum += deal(at + 1)
        hand.pop()
      }
      return sum
    }
    return deal(0)
  }
}

/**
 * Sets with the same key have the same value: equal ranks, and suits equal up to renaming, numbered in order of
 * appearance.
 */
function keyOf(cards: readonly number[]): number {
  const order = cards.toSorted((left, right) => rankIn(left) - rankIn(right))
  const suits = order.map(suitIn)
  return order.reduce((key, card, at) => (key * 14 + rankIn(card)) * 5 + 1 + suits.indexOf(suits[at]!), 1)
}

const rankIn = (card: number): number => (card === JOKER ? 13 : card % 13)

const suitIn = (card: number): number => Math.floor(card / 13)

const sumsOf = oncePer((definition: VideoPokerDefinition) => new PaySums(definition))
