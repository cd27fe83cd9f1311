import { addPoints, type HandValue } from './cards.ts'
import { dealerEnds, overNextCard, POINTS, signAgainst } from './chances.ts'
import { type BlackjackDefinition, hasShoe } from './definition.ts'
import type { MoveKind } from './hand.ts'
import { bestTable } from './shoe/best-table.ts'

/** A policy: picks a move for a hand, given the dealer's card and the legal moves. */
export type Policy = (hand: HandValue, up: number, turn: Turn) => MoveKind

export interface Turn {
  readonly moves: readonly MoveKind[]
  /** The value of each card of a pair. */
  readonly pair?: number
}

/** The dealer's policy. */
export const mimicDealer: Policy = ({ total }) => (total < 17 ? 'hit' : 'stand')

export const alwaysStand: Policy = () => 'stand'

export function bestPlay(definition: BlackjackDefinition): Policy {
  const endless = bestEndlessPlay(definition)
  return hasShoe(definition) ? bestTable(definition, endless) : endless
}

function bestEndlessPlay(definition: BlackjackDefinition): Policy {
  const values = new Values(definition)
  return (hand, up, turn) => {
    const best = turn.moves.map((move) => ({ move, value: values.of(move, hand, up, turn.pair) }))
    return best.reduce((leader, each) => (each.value > leader.value ? each : leader)).move
  }
}

/** The expected return of each move, in stakes times `SURE`, when all later moves are optimal. */
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

  /** After a hit only stand and hit are left. */
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
