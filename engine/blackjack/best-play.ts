import { addPoints, type HandValue } from './cards.ts'
import { dealerEnds, overNextCard, POINTS, signAgainst } from './chances.ts'
import type { BlackjackDefinition } from './definition.ts'
import type { MoveKind } from './hand.ts'

/** A way to play: the move for a hand against the card shown, out of those it may make. */
export type Policy = (hand: HandValue, up: number, turn: Turn) => MoveKind

export interface Turn {
  readonly moves: readonly MoveKind[]
  /** What either card of a pair counts. */
  readonly pair?: number
}

/** Plays like the dealer. */
export const mimicDealer: Policy = ({ total }) => (total < 17 ? 'hit' : 'stand')

export const alwaysStand: Policy = () => 'stand'

export function bestPlay(definition: BlackjackDefinition): Policy {
  const values = new Values(definition)
  return (hand, up, turn) => {
    const best = turn.moves.map((move) => ({ move, value: values.of(move, hand, up, turn.pair) }))
    return best.reduce((leader, each) => (each.value > leader.value ? each : leader)).move
  }
}

/** What each move is worth on average, in play amounts times `SURE`, when all later moves are the best. */
export class Values {
  readonly #canDoubleAfterSplit: boolean
  readonly #ends = new Map(POINTS.map((up) => [up as number, dealerEnds(up)]))
  readonly #known = new Map<string, bigint>()

  constructor({ canDoubleAfterSplit }: BlackjackDefinition) {
    this.#canDoubleAfterSplit = canDoubleAfterSplit
  }

  of(move: MoveKind, hand: HandValue, up: number, pair = 0): bigint {
    return this.#once(`${move} ${hand.total} ${hand.isSoft} ${up} ${pair}`, () => {
      switch (move) {
        case 'stand':
          return this.#stand(hand, up)
        case 'hit':
          return overNextCard((points) => this.#goOn(addPoints(hand, points), up))
        case 'double':
          return 2n * overNextCard((points) => this.#stand(addPoints(hand, points), up))
        case 'split':
          return 2n * overNextCard((points) => this.#afterSplit(pair, points, up))
      }
    })
  }

  #stand({ total }: HandValue, up: number): bigint {
    return [...this.#ends.get(up)!].reduce((sum, [end, chance]) => sum + chance * BigInt(signAgainst(total, end)), 0n)
  }

  /** After a hit: to stand or to hit again. */
  #goOn(hand: HandValue, up: number): bigint {
    if (hand.total >= 21) return this.#stand(hand, up)
    return larger(this.of('stand', hand, up), this.of('hit', hand, up))
  }

  #afterSplit(pair: number, points: number, up: number): bigint {
    const hand = addPoints(addPoints({ total: 0, isSoft: false }, pair), points)
    if (pair === 1 || hand.total >= 21) return this.#stand(hand, up)
    const single = this.#goOn(hand, up)
    return this.#canDoubleAfterSplit ? larger(single, this.of('double', hand, up)) : single
  }

  #once(key: string, compute: () => bigint): bigint {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const value = compute()
    this.#known.set(key, value)
    return value
  }
}

const larger = (left: bigint, right: bigint): bigint => (left > right ? left : right)
