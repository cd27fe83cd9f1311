import type { PlayMode } from '../definition.ts'
import type { BetParams } from '../events.ts'
import type { Bet } from '../round-contract.ts'
import { fieldsOf, isWholeWithin } from './bet.ts'

/** A stack on a spot of a table, in minor units. */
export interface ChipStack {
  readonly spot: string
  readonly amount: number
}

/** The params `{ chips: [{ spot, amount }] }`, in the order they were placed; at most one stack per spot. */
export function readChips(spots: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>, params: BetParams | undefined) {
  const { chips } = fieldsOf(params, ['chips']) ?? {}
  if (!Array.isArray(chips) || chips.length === 0 || chips.length > spots.size) return undefined
  const read = chips.map((chip) => readChip(spots, chip))
  if (read.includes(undefined) || new Set(read.map((chip) => chip!.spot)).size < read.length) return undefined
  return read as ChipStack[]
}

export const totalOf = (chips: readonly ChipStack[]): number => chips.reduce((sum, { amount }) => sum + amount, 0)

/** A table's chips and its limit for all chips of a round. */
export interface ChipRules {
  readonly betLevels: Readonly<Record<PlayMode, readonly number[]>>
  readonly totalMax: Readonly<Record<PlayMode, number>>
}

/** Every stack consists of offered chips, and the total stays within the table limit. */
export function areOffered({ betLevels, totalMax }: ChipRules, chips: readonly ChipStack[], mode: PlayMode, bet: Bet): boolean {
  const smallest = betLevels[mode][0]!
  return chips.length > 0 && bet.amount <= totalMax[mode] && chips.every((chip) => chip.amount % smallest === 0)
}

function readChip(spots: Pick<ReadonlyMap<string, unknown>, 'has'>, chip: unknown): ChipStack | undefined {
  if (typeof chip !== 'object' || chip === null) return undefined
  const { spot, amount } = fieldsOf(chip as BetParams, ['spot', 'amount']) ?? {}
  return typeof spot === 'string' && spots.has(spot) && isWholeWithin(amount, 1, Number.MAX_SAFE_INTEGER)
    ? { spot, amount }
    : undefined
}
