import type { Box } from '../contract.ts'

/** What the player can do with the box. `off`: none is running. */
export type BoxPhase = 'off' | 'resting' | 'filling' | 'ripe' | 'full'

/** The phase of a box at this time in Unix seconds; a rest ends on the page without another answer of the server. */
export function phaseOf({ status, moneyBoxAmount, minAmount, maxAmount, breakableAt }: Box, now: number): BoxPhase {
  if (breakableAt !== null && now < breakableAt) return 'resting'
  if (status === 'inactive' && breakableAt === null) return 'off'
  if (moneyBoxAmount >= maxAmount) return 'full'
  return moneyBoxAmount >= minAmount ? 'ripe' : 'filling'
}

export const isBreakable = (phase: BoxPhase): boolean => phase === 'ripe' || phase === 'full'
