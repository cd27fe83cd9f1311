import { addPoints, type HandValue } from '../cards.ts'
import type { Policy, Turn } from '../best-play.ts'
import { POINTS, signAgainst } from '../chances.ts'
import type { BlackjackDefinition } from '../definition.ts'
import { cardOf, type Cards, countsOf, falling, fullShoe, sizeOf, without } from './cards-left.ts'
import { DEALER_CARDS, DEALER_ENDS, DealerHands } from './dealer-ends.ts'

const ROUNDS_MAX = 8
const NOTHING: HandValue = { total: 0, isSoft: false }

/**
 * The best play from a shoe by the total of a hand and the dealer's card. Each cell is the best move on average over
 * all cards that make the total, while the others stay; it starts with the best play of an endless shoe and improves
 * until nothing changes. Only the choice of the table is approximate: the math report counts it exactly.
 */
export function bestTable(definition: BlackjackDefinition & { readonly decks: number }, endless: Policy): Policy {
  let policy = endless
  const tables = POINTS.map((up) => new UpTable(definition, up))
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const gains = new Gains()
    for (const table of tables) table.weigh(policy, gains)
    const next = betterBy(gains, endless)
    const isSettled = gains.keys().every((key) => gains.isBetter(key) === gains.was(key))
    policy = next
    if (isSettled) break
  }
  return policy
}

type Decision = 'hit' | 'double' | 'split'

/** A decision of the table: hit or stand, double or not, split or not. */
const cellOf = (decision: Decision, hand: HandValue, up: number, pair = 0): string =>
  `${decision} ${hand.total} ${hand.isSoft} ${up} ${pair}`

/** What each decision gains over its alternative, over all hands that meet it. */
class Gains {
  readonly #cells = new Map<string, { gain: number; was: boolean }>()

  add(key: string, gain: number, was: boolean): void {
    this.#cells.set(key, { gain: gain + (this.#cells.get(key)?.gain ?? 0), was })
  }

  isBetter(key: string): boolean | undefined {
    const cell = this.#cells.get(key)
    return cell && cell.gain > 0
  }

  was = (key: string): boolean | undefined => this.#cells.get(key)?.was
  keys = (): string[] => [...this.#cells.keys()]
}

const betterBy =
  (gains: Gains, endless: Policy): Policy =>
  (hand, up, turn) => {
    const is = (decision: Decision, isEndless: () => boolean, pair?: number): boolean =>
      gains.isBetter(cellOf(decision, hand, up, pair)) ?? isEndless()
    const can = (move: Decision): boolean => turn.moves.includes(move)
    if (can('split') && is('split', () => endless(hand, up, turn) === 'split', turn.pair)) return 'split'
    if (can('double') && is('double', () => endless(hand, up, { moves: ['stand', 'hit', 'double'] }) === 'double'))
      return 'double'
    return is('hit', () => endless(hand, up, { moves: ['stand', 'hit'] }) === 'hit') ? 'hit' : 'stand'
  }

/** A hand in play: all cards that are out, its value and how likely it comes about. */
interface At {
  readonly out: Cards
  readonly hand: HandValue
  readonly weight: number
}

/** All hands against one card of the dealer. */
class UpTable {
  readonly #definition: BlackjackDefinition
  readonly #shoe: readonly number[]
  readonly #up: number
  readonly #dealer: DealerHands
  readonly #ends = new Map<Cards, readonly number[]>()
  #policy: Policy = () => 'stand'
  #values = new Map<string, number>()

  constructor(definition: BlackjackDefinition & { readonly decks: number }, up: number) {
    this.#definition = definition
    this.#shoe = fullShoe(definition.decks)
    this.#up = up
    this.#dealer = new DealerHands(up)
  }

  weigh(policy: Policy, gains: Gains): void {
    this.#policy = policy
    this.#values = new Map()
    const start: At = { out: cardOf(this.#up), hand: NOTHING, weight: this.#shoe[this.#up - 1]! / sizeOf(this.#shoe) }
    for (const first of this.#nexts(start)) {
      for (const second of this.#nexts(first.at)) {
        if (second.at.hand.total === 21) continue
        const isPair = first.points === second.points
        if (isPair) this.#weighSplit(second.at, first.points, gains)
        const turn: Turn = { moves: ['stand', 'hit', 'double', 'split'], pair: first.points }
        if (!isPair || policy(second.at.hand, this.#up, turn) !== 'split') this.#weighHand(second.at, true, gains)
      }
    }
  }

  #weighSplit(at: At, pair: number, gains: Gains): void {
    const single: At = { ...at, hand: addPoints(NOTHING, pair) }
    const seconds = this.#nexts(single)
    const split = 2 * seconds.reduce((sum, { chance, at: next }) => sum + chance * this.#afterSplit(next, pair), 0)
    const was = this.#policy(at.hand, this.#up, { moves: ['stand', 'hit', 'double', 'split'], pair }) === 'split'
    gains.add(cellOf('split', at.hand, this.#up, pair), at.weight * (split - this.#best(at, true)), was)
    if (!was || pair === 1) return
    for (const { at: next } of seconds) {
      if (next.hand.total < 21) this.#weighHand({ ...next, weight: 2 * next.weight }, this.#definition.canDoubleAfterSplit, gains)
    }
  }

  #afterSplit(at: At, pair: number): number {
    return pair === 1 || at.hand.total >= 21 ? this.#stand(at) : this.#best(at, this.#definition.canDoubleAfterSplit)
  }

  #weighHand(at: At, canDouble: boolean, gains: Gains): void {
    const { hand, weight } = at
    const [stand, hit] = [this.#stand(at), this.#hit(at)]
    const move = this.#policy(hand, this.#up, { moves: ['stand', 'hit'] })
    gains.add(cellOf('hit', hand, this.#up), weight * (hit - stand), move === 'hit')
    if (canDouble) {
      const was = this.#policy(hand, this.#up, { moves: ['stand', 'hit', 'double'] }) === 'double'
      gains.add(cellOf('double', hand, this.#up), weight * (this.#double(at) - (move === 'hit' ? hit : stand)), was)
      if (was) return
    }
    if (move === 'hit') for (const { at: next } of this.#nexts(at)) if (next.hand.total < 21) this.#weighHand(next, false, gains)
  }

  /** The policy's own play. */
  #best(at: At, canDouble: boolean): number {
    const move = this.#policy(at.hand, this.#up, { moves: canDouble ? ['stand', 'hit', 'double'] : ['stand', 'hit'] })
    return move === 'double' ? this.#double(at) : move === 'hit' ? this.#hit(at) : this.#stand(at)
  }

  #double(at: At): number {
    return 2 * this.#nexts(at).reduce((sum, { chance, at: next }) => sum + chance * this.#stand(next), 0)
  }

  #hit(at: At): number {
    const key = `${at.out} ${at.hand.total} ${at.hand.isSoft}`
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const value = this.#nexts(at).reduce(
      (sum, { chance, at: next }) => sum + chance * (next.hand.total >= 21 ? this.#stand(next) : this.#best(next, false)),
      0,
    )
    this.#values.set(key, value)
    return value
  }

  #stand({ out, hand }: At): number {
    return this.#endsAfter(out).reduce((sum, chance, index) => sum + chance * signAgainst(hand.total, DEALER_ENDS[index]!), 0)
  }

  #endsAfter(out: Cards): readonly number[] {
    const known = this.#ends.get(out)
    if (known) return known
    const left = without(this.#shoe, countsOf(out))
    const all = Number(falling(sizeOf(left), DEALER_CARDS))
    const ends = this.#dealer.endsFrom(left).map((ways) => Number(ways) / all)
    this.#ends.set(out, ends)
    return ends
  }

  #nexts({ out, hand, weight }: At): { points: number; chance: number; at: At }[] {
    const left = without(this.#shoe, countsOf(out))
    const size = sizeOf(left)
    return POINTS.map((points) => {
      const chance = left[points - 1]! / size
      return { points, chance, at: { out: out + cardOf(points), hand: addPoints(hand, points), weight: weight * chance } }
    })
  }
}
