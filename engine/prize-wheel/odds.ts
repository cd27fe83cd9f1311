import { countIn, type Outcomes } from '../natural-odds/mode.ts'
import type { PrizeWheel, PrizeWheelDefinition } from './definition.ts'

/** Each segment is one way. */
export function outcomesOf({ pays }: PrizeWheel): Outcomes {
  const outcomes = new Map<number, bigint>()
  for (const pay of pays) countIn(outcomes, pay, 1n)
  return outcomes
}

export const payMax = ({ wheels }: PrizeWheelDefinition): number => Math.max(...wheels.flatMap(({ pays }) => pays))

/** The numbers of segments offered, ascending. */
export const segmentCounts = ({ wheels }: PrizeWheelDefinition): number[] =>
  [...new Set(wheels.map(({ pays }) => pays.length))].sort((left, right) => left - right)
