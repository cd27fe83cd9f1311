import type { DiceDefinition } from './definition.ts'

export type DiceSide = 'over' | 'under'

/** The number of winning rolls. */
export const waysOf = ({ faces }: DiceDefinition, side: DiceSide, target: number): number =>
  side === 'over' ? faces - target : target - 1

/** The target with this many winning rolls. */
export const targetOf = ({ faces }: DiceDefinition, side: DiceSide, ways: number): number =>
  side === 'over' ? faces - ways : ways + 1

/** Hundredths of the stake: the fair payout less the house edge, rounded down. */
export const payOf = (definition: DiceDefinition, ways: number): number => Math.floor(fairPay(definition) / ways)

/** Only chances where rounding the payout down costs almost nothing. */
export function isWaysOffered(definition: DiceDefinition, ways: number): boolean {
  const { faces, roundingPointsMax, waysMin, waysMax } = definition
  if (ways < waysMin || ways > waysMax) return false
  return (fairPay(definition) % ways) * 100 <= roundingPointsMax * faces
}

/** Every number of winning rolls on offer, ascending; `targetOf` maps it to a side. */
export function offeredWays(definition: DiceDefinition): number[] {
  const ways: number[] = []
  for (let each = definition.waysMin; each <= definition.waysMax; each++) if (isWaysOffered(definition, each)) ways.push(each)
  return ways
}

/** The fair payout of a single winning roll, in hundredths. */
const fairPay = ({ faces, returnPoints }: DiceDefinition): number => (faces * returnPoints) / 100

/** Representative chances, an even one first. */
export function typicalWays(definition: DiceDefinition): number[] {
  const offered = offeredWays(definition)
  const shares = [0.5, 0.9, 0.75, 0.25, 0.1, 0.05, 0.02, 0.01]
  return [...new Set(shares.map((share) => nearestWays(offered, share * definition.faces)))]
}

export const nearestWays = (offered: readonly number[], wanted: number): number =>
  offered.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
