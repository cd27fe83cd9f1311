import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { defHash } from '../def-hash.ts'
import { modeReport, PAY_UNITS } from '../natural-odds/mode.ts'
import type { RouletteDefinition } from './definition.ts'
import { firstOf, POCKETS, type Spot, SPOT_KINDS } from './spots.ts'

/** One entry per kind of spot, since spots of a kind cover equally many numbers. Chips on several spots add up. */
export function analyzeRoulette(definition: RouletteDefinition): MathReport {
  const [first, ...others] = SPOT_KINDS.map((kind) => analyzeSpot(firstOf(kind)))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const analyzeSpot = ({ kind, numbers, multiple }: Spot): ModeReport =>
  modeReport(
    kind,
    'formula',
    new Map([
      [0, BigInt(POCKETS - numbers.length)],
      [multiple * PAY_UNITS, BigInt(numbers.length)],
    ]),
  )
