import { addPoints, type HandValue } from '../cards.ts'
import type { Policy } from '../best-play.ts'
import { POINTS } from '../chances.ts'
import type { BlackjackDefinition } from '../definition.ts'
import type { MoveKind } from '../hand.ts'
import { cardOf, type Cards } from './cards-left.ts'

/** Cards that a hand takes by the policy, in how many orders, and how it ends: its total, or `LOW`, plus `DOUBLED`. */
export interface Line {
  readonly drawn: Cards
  readonly final: number
  readonly orders: number
}

export const DOUBLED = 100
const BUST = 22
/** Any total below the dealer's lowest. */
const LOW = 16
const NOTHING: HandValue = { total: 0, isSoft: false }

/** How hands are played to their end by a policy that sees their total and the dealer's card. */
export class PlayerLines {
  readonly #definition: BlackjackDefinition
  readonly #policy: Policy
  readonly #known = new Map<string, readonly Line[]>()

  constructor(definition: BlackjackDefinition, policy: Policy) {
    this.#definition = definition
    this.#policy = policy
  }

  /** A starting hand; for a split, of each of its hands. */
  of(first: number, second: number, up: number): { readonly isSplit: boolean; readonly lines: readonly Line[] } {
    const hand = addPoints(addPoints(NOTHING, first), second)
    const pair = first === second ? { pair: first } : {}
    const moves: MoveKind[] = ['stand', 'hit', 'double', ...(first === second ? (['split'] as const) : [])]
    const move = this.#policy(hand, up, { moves, ...pair })
    if (move !== 'split') return { isSplit: false, lines: this.#after(move, hand, up) }
    return {
      isSplit: true,
      lines: this.#once(`split ${first} ${up}`, () => joined((points) => this.#ofSplit(first, points, up))),
    }
  }

  #ofSplit(pair: number, points: number, up: number): readonly Line[] {
    const hand = addPoints(addPoints(NOTHING, pair), points)
    if (pair === 1 || hand.total >= 21) return this.#after('stand', hand, up)
    const moves: MoveKind[] = this.#definition.canDoubleAfterSplit ? ['stand', 'hit', 'double'] : ['stand', 'hit']
    return this.#after(this.#policy(hand, up, { moves }), hand, up)
  }

  #after(move: MoveKind, hand: HandValue, up: number): readonly Line[] {
    return this.#once(`${move} ${hand.total} ${hand.isSoft} ${up}`, () => {
      if (move === 'stand') return [standing(hand)]
      if (move === 'double') return joined((points) => [standing(addPoints(hand, points), DOUBLED)])
      return joined((points) => {
        const next = addPoints(hand, points)
        return this.#after(next.total >= 21 ? 'stand' : this.#policy(next, up, { moves: ['stand', 'hit'] }), next, up)
      })
    })
  }

  #once(key: string, make: () => readonly Line[]): readonly Line[] {
    const lines = this.#known.get(key) ?? make()
    this.#known.set(key, lines)
    return lines
  }
}

const standing = ({ total }: HandValue, more = 0): Line => ({
  drawn: 0,
  final: more + Math.max(LOW, Math.min(total, BUST)),
  orders: 1,
})

/** After each next card; equal cards with an equal end are one line. */
function joined(linesAfter: (points: number) => readonly Line[]): Line[] {
  const lines = new Map<string, Line>()
  for (const points of POINTS) {
    for (const { drawn: after, final, orders } of linesAfter(points)) {
      const drawn = after + cardOf(points)
      const key = `${drawn}/${final}`
      lines.set(key, { drawn, final, orders: orders + (lines.get(key)?.orders ?? 0) })
    }
  }
  return [...lines.values()]
}
