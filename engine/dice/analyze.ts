import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { fraction, toExact } from '../math-report/fraction.ts'
import { defHash } from '../def-hash.ts'
import { modeReport } from '../natural-odds/mode.ts'
import type { DiceDefinition } from './definition.ts'
import { offeredWays, payOf, typicalWays } from './odds.ts'

/**
 * Both sides are symmetric, so each chance is counted once: some typical ones in full, and the lowest and highest
 * return over all that are offered.
 */
export function analyzeDice(definition: DiceDefinition): MathReport {
  const [first, ...others] = typicalWays(definition).map((ways) => analyzeWays(definition, ways))
  return { game: definition.id, defHash: defHash(definition), modes: [{ ...first!, strategies: bounds(definition) }, ...others] }
}

export const analyzeWays = (definition: DiceDefinition, ways: number): ModeReport =>
  modeReport(
    `rolls-${ways}`,
    'formula',
    new Map([
      [0, BigInt(definition.faces - ways)],
      [payOf(definition, ways), BigInt(ways)],
    ]),
  )

function bounds(definition: DiceDefinition): Required<ModeReport>['strategies'] {
  const returned = offeredWays(definition).map((ways) => ways * payOf(definition, ways))
  const exact = (value: number) => toExact(fraction(BigInt(value), BigInt(definition.faces * 100)))
  return { 'lowest-target': exact(Math.min(...returned)), 'highest-target': exact(Math.max(...returned)) }
}
