import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { defHash } from '../def-hash.ts'
import { modeReport, PAY_UNITS } from '../natural-odds/mode.ts'
import type { RouletteDefinition } from './definition.ts'
import { firstOf, layoutOf, type RouletteLayout, type Spot } from './spots.ts'

/** One entry per kind of spot, since spots of a kind cover equally many numbers. Chips on several spots add up. */
export function analyzeRoulette(definition: RouletteDefinition): MathReport {
  const layout = layoutOf(definition)
  const [first, ...others] = layout.kinds.map((kind) => analyzeSpot(layout, firstOf(layout, kind)))
  return { game: definition.id, defHash: defHash(definition), modes: [first!, ...others] }
}

export const analyzeSpot = ({ wheel }: RouletteLayout, { kind, numbers, multiple }: Spot): ModeReport =>
  modeReport(
    kind,
    'formula',
    new Map([
      [0, BigInt(wheel.length - numbers.length)],
      [multiple * PAY_UNITS, BigInt(numbers.length)],
    ]),
  )
