import { z } from 'zod'
import type { Result } from '#kernel/result.ts'
import type { CommonRules, PlayMode } from '../definition.ts'
import { checkRules, commonFields, type DefinitionFault, levelFaults, positive } from '../natural-odds/check.ts'
import type { SeatRules } from './seats.ts'
import { type Side, SIDE_RESULTS } from './side-bets.ts'

/**
 * Every card comes from a full deck (an infinite shoe), or from a shoe of `decks`. The dealer peeks for a natural under an ace or a ten and
 * stands on every 17. A pair splits once; split aces take one card each, and a 21 on them is not a natural.
 */
export interface BlackjackDefinition extends CommonRules {
  readonly kind: 'blackjack'
  /** The payout of a natural: `3` to `2`. */
  readonly naturalPays: readonly [number, number]
  /** Whether split hands may be doubled (split aces never may). */
  readonly canDoubleAfterSplit: boolean
  /** The decks of a shoe that is shuffled for every round and dealt without replacement. */
  readonly decks?: number
  /** Several hands and side bets by chips; without it a round is one hand. */
  readonly seats?: SeatRules
}

/** A game of several hands and side bets. */
export type SeatedDefinition = BlackjackDefinition & Required<Pick<BlackjackDefinition, 'decks' | 'seats'>>

/** Cards are dealt from a shoe, without replacement. */
export const hasShoe = <D extends BlackjackDefinition>(definition: D): definition is D & { readonly decks: number } =>
  definition.decks !== undefined

export const isSeated = (definition: BlackjackDefinition): definition is SeatedDefinition => definition.seats !== undefined

/** The most stakes that a hand debits, and pays: split, both hands doubled, both won. */
const HAND_MULTIPLE_MAX = 8

/** The most stakes that a round debits or pays. */
export function multipleMax({ seats }: BlackjackDefinition): number {
  const pays = seats ? [...Object.values(seats.sidePays.twins), ...Object.values(seats.sidePays.trio)] : []
  return Math.max(HAND_MULTIPLE_MAX, ...pays.map((pay) => pay + 1))
}

const schema = z.strictObject({
  ...commonFields,
  kind: z.literal('blackjack'),
  naturalPays: z.tuple([positive, positive]),
  canDoubleAfterSplit: z.boolean(),
  decks: z.int().min(4).max(8).optional(),
  seats: z
    .strictObject({
      count: z.int().min(1).max(5),
      totalMax: z.strictObject({ TournamentPoints: positive, SweepStakes: positive }),
      sidePays: z.strictObject({ twins: paysOf('twins'), trio: paysOf('trio') }),
    })
    .optional(),
})

function paysOf(side: Side) {
  return z.strictObject(Object.fromEntries(SIDE_RESULTS[side].map((result) => [result, positive])))
}

export const checkBlackjack = (data: unknown): Result<BlackjackDefinition, DefinitionFault> => checkRules(schema, data, faultsOf)

function faultsOf(definition: BlackjackDefinition): DefinitionFault[] {
  const [won, forEach] = definition.naturalPays
  const place = 'naturalPays'
  if (won < forEach || won > 2 * forEach) return [{ place, reason: 'pay-out-of-range' }]
  return [...levelFaults(definition, forEach, multipleMax(definition)), ...seatFaults(definition)]
}

/** Side bets are counted over the shoe, and every chip fits under the table limit. */
function seatFaults(definition: BlackjackDefinition): DefinitionFault[] {
  const { seats, decks, betLevels } = definition
  if (!seats) return []
  if (decks === undefined) return [{ place: 'decks', reason: 'no-shoe' }]
  return Object.entries(seats.totalMax).flatMap(([mode, total]) => {
    const place = `seats.totalMax.${mode}`
    if (total < betLevels[mode as PlayMode].at(-1)!) return [{ place, reason: 'total-below-largest-chip' }]
    return Number.isSafeInteger(total * multipleMax(definition)) ? [] : [{ place, reason: 'pay-past-whole-numbers' }]
  })
}
