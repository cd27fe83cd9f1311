import type { PlayMode } from '../definition.ts'
import type { BetParams } from '../events.ts'
import { type ChipStack, readChips } from '../natural-odds/chips.ts'
import { type Side, type SidePays, SIDES } from './side-bets.ts'

/** A table on which chips choose the hands: one to `count`, each with its own stake and side bets. */
export interface SeatRules {
  readonly count: number
  /** The table limit: the most that all chips of a round may total at the deal. */
  readonly totalMax: Readonly<Record<PlayMode, number>>
  readonly sidePays: SidePays
}

/** A hand that is played for, and what lies on it. */
export interface Seat {
  /** From 1, in dealing order. */
  readonly seat: number
  readonly amount: number
  readonly sides: readonly { readonly side: Side; readonly amount: number }[]
}

export type SpotKind = 'hand' | Side

/** `hand-2`, `trio-1`. */
export const spotOf = (kind: SpotKind, seat: number): string => `${kind}-${seat}`

const KINDS: readonly SpotKind[] = ['hand', ...SIDES]

const seatNumbers = ({ count }: Pick<SeatRules, 'count'>): number[] => Array.from({ length: count }, (_, index) => index + 1)

const spotsOf = (rules: SeatRules): ReadonlySet<string> =>
  new Set(seatNumbers(rules).flatMap((seat) => KINDS.map((kind) => spotOf(kind, seat))))

/** The chips of a bet; undefined if they are no chips of this table. */
export const chipsOf = (rules: SeatRules, params: BetParams | undefined) => readChips(spotsOf(rules), params)

/** The hands that these chips play for; side chips without a hand are in none. */
export function seatsOf(rules: Pick<SeatRules, 'count'>, chips: readonly ChipStack[]): Seat[] {
  const amounts = new Map(chips.map(({ spot, amount }) => [spot, amount]))
  return seatNumbers(rules).flatMap((seat) => {
    const amount = amounts.get(spotOf('hand', seat))
    if (amount === undefined) return []
    const sides = SIDES.flatMap((side) => {
      const laid = amounts.get(spotOf(side, seat))
      return laid === undefined ? [] : [{ side, amount: laid }]
    })
    return [{ seat, amount, sides }]
  })
}

/** A side bet goes with a hand, and is at most what lies on it. */
export const areSidesBacked = (rules: Pick<SeatRules, 'count'>, chips: readonly ChipStack[]): boolean => {
  const seats = seatsOf(rules, chips)
  const placed = seats.reduce((sum, { sides }) => sum + 1 + sides.length, 0)
  return placed === chips.length && seats.every(({ amount, sides }) => sides.every((side) => side.amount <= amount))
}
