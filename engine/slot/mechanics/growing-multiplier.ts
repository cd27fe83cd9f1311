import type { FreeSpinsRule } from '../definition.ts'
import type { Round } from '../round.ts'

/** The multiplier of the next free spin, after one that won. */
export function grownMultiplier(round: Round, { max }: NonNullable<FreeSpinsRule['grows']>, multiplier: number): number {
  if (multiplier === max || round.isCapped) return multiplier
  const value = multiplier + 1
  round.emit({ type: 'trail', position: value, of: max, multiplier: value })
  round.emit({ type: 'multiplier', value })
  return value
}
