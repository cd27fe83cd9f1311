import { assert } from '#kernel/result.ts'
import type { Policy } from '../best-play.ts'
import { POINTS, signAgainst } from '../chances.ts'
import type { BlackjackDefinition } from '../definition.ts'
import type { CountedRound } from '../round-counts.ts'
import { cardOf, type Cards, type Counts, countsOf, falling, fullShoe, sizeOf, waysToDraw, without } from './cards-left.ts'
import { DEALER_CARDS, DEALER_ENDS, DealerHands } from './dealer-ends.ts'
import { DOUBLED, type Line, PlayerLines } from './player-lines.ts'

/** More cards than any round of one hand takes. */
const CARDS_MAX = 64

/** The exact distribution of a round of one hand from a shoe of `decks`, played by a policy. */
export function countShoeRounds(definition: BlackjackDefinition & { readonly decks: number }, policy: Policy): CountedRound[] {
  const shoe = fullShoe(definition.decks)
  const tally = new Tally(sizeOf(shoe))
  const [won, forEach] = definition.naturalPays
  for (const up of POINTS) {
    const hands = handsAgainst(up, new PlayerLines(definition, policy))
    const dealer = new DealerHands(up)
    for (const [cards, finals] of hands) {
      const taken = countsOf(cards)
      const ways = waysToDraw(shoe, taken)
      const ends = dealer.endsFrom(without(shoe, taken))
      for (const [key, orders] of finals) {
        for (const [index, chance] of ends.entries()) {
          if (chance === 0n) continue
          const result = key === NATURAL ? resultCode(100, 100 + (100 / forEach) * won) : resultOf(key, DEALER_ENDS[index]!)
          tally.add(result, BigInt(orders) * ways * chance, sizeOf(taken) + DEALER_CARDS)
        }
      }
    }
    countDealerNaturals(shoe, up, tally)
  }
  return tally.all()
}

/** How hands end, by the cards that are then out, the dealer's card included: the number of orders by `finalsCode`. */
type Ended = Map<Cards, Map<number, number>>

/** Two finals as one number; a single hand's second is 0. */
const finalsCode = (one: number, other: number): number => Math.min(one, other) * 1000 + Math.max(one, other)

const NATURAL = -1

function handsAgainst(up: number, lines: PlayerLines): Ended {
  const ended: Ended = new Map()
  const add = (cards: Cards, key: number, orders: number): void => {
    const finals = ended.get(cards) ?? new Map<number, number>()
    const sum = orders + (finals.get(key) ?? 0)
    assert(Number.isSafeInteger(sum), 'orders of a hand are too many for a number')
    finals.set(key, sum)
    ended.set(cards, finals)
  }
  eachStart((first, second, orders) => {
    const start = cardOf(up) + cardOf(first) + cardOf(second)
    if (first === 1 && second === 10) return add(start, NATURAL, orders)
    const { isSplit, lines: each } = lines.of(first, second, up)
    if (!isSplit) for (const { drawn, final, orders: drawnIn } of each) add(start + drawn, finalsCode(0, final), orders * drawnIn)
    else
      eachPair(each, (one, other, both) =>
        add(start + one.drawn + other.drawn, finalsCode(one.final, other.final), orders * both),
      )
  })
  return ended
}

/** The first two cards in rising order, and in how many orders they come. */
function eachStart(visit: (first: number, second: number, orders: number) => void): void {
  for (const first of POINTS) {
    for (const second of POINTS) if (second >= first) visit(first, second, first === second ? 1 : 2)
  }
}

/** Both hands of a split, in either order. */
function eachPair(lines: readonly Line[], visit: (one: Line, other: Line, orders: number) => void): void {
  for (let index = 0; index < lines.length; index++) {
    const one = lines[index]!
    for (let at = index; at < lines.length; at++) {
      const other = lines[at]!
      visit(one, other, one.orders * other.orders * (one === other ? 1 : 2))
    }
  }
}

/** A natural of the dealer ends the round; one of the player's pushes. */
function countDealerNaturals(shoe: Counts, up: number, tally: Tally): void {
  const hole = up === 1 ? 10 : up === 10 ? 1 : undefined
  if (hole === undefined) return
  eachStart((first, second, orders) => {
    const taken = countsOf(cardOf(up) + cardOf(first) + cardOf(second) + cardOf(hole))
    const isPush = first === 1 && second === 10
    tally.add(resultCode(100, isPush ? 100 : 0), BigInt(orders) * waysToDraw(shoe, taken), sizeOf(taken))
  })
}

/** Staked and returned amounts in hundredths of the initial stake, as one number. */
const resultCode = (played: number, paid: number): number => played * 10_000 + paid

function resultOf(finals: number, end: number): number {
  let [played, paid] = [0, 0]
  for (const final of [Math.floor(finals / 1000), finals % 1000]) {
    if (final === 0) continue
    const stake = final > DOUBLED ? 200 : 100
    played += stake
    paid += stake * (1 + signAgainst(final % DOUBLED, end))
  }
  return resultCode(played, paid)
}

/** Ways by result and number of cards, brought to the same number of cards at the end. */
class Tally {
  readonly #size: number
  readonly #ways = new Map<number, bigint[]>()

  constructor(size: number) {
    this.#size = size
  }

  add(result: number, ways: bigint, cards: number): void {
    const byCards = this.#ways.get(result) ?? Array.from({ length: CARDS_MAX }, () => 0n)
    byCards[cards]! += ways
    this.#ways.set(result, byCards)
  }

  all(): CountedRound[] {
    return [...this.#ways].map(([result, byCards]) => ({
      played: Math.floor(result / 10_000),
      paid: result % 10_000,
      ways: byCards.reduce((sum, ways, cards) => sum + ways * falling(this.#size - cards, CARDS_MAX - cards), 0n),
    }))
  }
}
