import { assert } from '#kernel/result.ts'
import { addPoints, dealerTakes, type HandValue } from '../cards.ts'
import { POINTS } from '../chances.ts'
import { cardOf, type Cards, type Counts, countsOf, falling, sizeOf } from './cards-left.ts'

/** Totals 17 to 21, and 22 for any over 21. */
export const DEALER_ENDS = [17, 18, 19, 20, 21, 22] as const

/** More cards than any dealer's hand takes after the one shown. */
export const DEALER_CARDS = 16

/** Up to this many cards, ways are added as numbers without loss. */
const SHORT = 7

/** A node of a tree of draws in rising order of value, in one list: each node before those below it. */
interface Node {
  readonly index: number
  /** Cards of this value on the way to it. */
  readonly before: number
  readonly cards: number
  /** In how many orders the dealer draws just these cards and then stops; 0 if more follow. */
  readonly orders: number
  readonly end: number
  /** The next node that is not below this one. */
  after: number
}

/** All hands of the dealer with one card shown, whatever is left in the shoe. */
export class DealerHands {
  readonly #nodes: Node[] = []
  readonly #rests = new Map<number, readonly bigint[]>()

  constructor(up: number) {
    const hands = new Map<Cards, Drawn>()
    const start = addPoints({ total: 0, isSoft: false }, up)
    let drawn = new Map<Cards, Drawn>([[0, { hand: start, orders: 1 }]])
    while (drawn.size > 0) {
      const next = drawOne(drawn, up)
      for (const [cards, each] of next) {
        if (dealerTakes(each.hand)) continue
        hands.set(cards, each)
        next.delete(cards)
      }
      drawn = next
    }
    this.#list(
      [...hands].map(([cards, each]) => ({ ...each, values: valuesOf(cards) })),
      0,
    )
  }

  /**
   * Out of these cards, by end as in `DEALER_ENDS`: the ways to it without a natural, each with the rest of
   * `DEALER_CARDS` further cards in any order.
   */
  endsFrom(left: Counts): bigint[] {
    const short = DEALER_ENDS.map(() => Array.from({ length: SHORT + 1 }, () => 0))
    const ends = DEALER_ENDS.map(() => 0n)
    const rests = this.#restsOf(sizeOf(left))
    const products = [1]
    for (let at = 0; at < this.#nodes.length;) {
      const { index, before, cards, orders, end, after } = this.#nodes[at]!
      const count = left[index]! - before
      const product = products[cards - 1]! * count
      products[cards] = product
      if (orders > 0 && cards <= SHORT) short[end]![cards]! += orders * product
      if (orders > 0 && cards > SHORT) ends[end]! += BigInt(orders) * wholeOf(product) * rests[cards]!
      at = count > 0 ? at + 1 : after
    }
    return ends.map((long, end) =>
      short[end]!.reduce((sum, ways, cards) => (ways === 0 ? sum : sum + wholeOf(ways) * rests[cards]!), long),
    )
  }

  /** By cards drawn: the ways to draw the rest. */
  #restsOf(size: number): readonly bigint[] {
    const known = this.#rests.get(size)
    if (known) return known
    const rests = Array.from({ length: DEALER_CARDS + 1 }, (_, cards) => falling(size - cards, DEALER_CARDS - cards))
    this.#rests.set(size, rests)
    return rests
  }

  /** Appends the hands that begin with the same cards, and what is below. */
  #list(hands: readonly (Drawn & { readonly values: readonly number[] })[], depth: number): void {
    for (const points of POINTS) {
      const below = hands.filter(({ values }) => values[depth] === points)
      if (below.length === 0) continue
      const last = below.find(({ values }) => values.length === depth + 1)
      const node: Node = {
        index: points - 1,
        before: below[0]!.values.slice(0, depth).filter((each) => each === points).length,
        cards: depth + 1,
        orders: last?.orders ?? 0,
        end: last ? Math.min(last.hand.total, 22) - DEALER_ENDS[0] : 0,
        after: 0,
      }
      this.#nodes.push(node)
      this.#list(below, depth + 1)
      node.after = this.#nodes.length
    }
  }
}

interface Drawn {
  readonly hand: HandValue
  readonly orders: number
}

/** One more card on each hand; equal cards in another order are one hand. A natural ends the round elsewhere. */
function drawOne(drawn: ReadonlyMap<Cards, Drawn>, up: number): Map<Cards, Drawn> {
  const next = new Map<Cards, Drawn>()
  for (const [cards, { hand, orders }] of drawn) {
    for (const points of POINTS) {
      if (cards === 0 && points + up === 11 && (points === 1 || up === 1)) continue
      const key = cards + cardOf(points)
      next.set(key, { hand: addPoints(hand, points), orders: orders + (next.get(key)?.orders ?? 0) })
    }
  }
  return next
}

const valuesOf = (cards: Cards): number[] =>
  countsOf(cards).flatMap((count, index) => Array.from({ length: count }, () => index + 1))

function wholeOf(number: number): bigint {
  assert(Number.isSafeInteger(number), 'ways of the dealer are too many for a number')
  return BigInt(number)
}
