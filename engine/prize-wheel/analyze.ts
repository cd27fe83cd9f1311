import { defHash } from '../def-hash.ts'
import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { modeReport } from '../natural-odds/mode.ts'
import type { PrizeWheel, PrizeWheelDefinition } from './definition.ts'
import { outcomesOf } from './odds.ts'

/** Counts every wheel segment by segment. */
export function analyzePrizeWheel(definition: PrizeWheelDefinition): MathReport {
  const [first, ...others] = definition.wheels.map(analyzeWheel)
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const analyzeWheel = (wheel: PrizeWheel): ModeReport =>
  modeReport(`${wheel.pays.length}-segments-${wheel.risk}`, 'formula', outcomesOf(wheel))
