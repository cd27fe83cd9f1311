import { defHash } from '../def-hash.ts'
import { fraction, toExact } from '../math-report/fraction.ts'
import type { MathReport, ModeReport } from '../math-report/math-report.ts'
import { modeReport, PAY_UNITS } from '../natural-odds/mode.ts'
import type { CrashDefinition } from '../crash/definition.ts'
import type { LimboDefinition } from './definition.ts'
import { type TargetRules, typicalTargets, waysOf } from './odds.ts'

/** Some typical targets in full, and the lowest and highest return over every target offered. */
export function analyzeLimbo(definition: LimboDefinition | CrashDefinition): MathReport {
  const [first, ...others] = typicalTargets(definition).map((target) => analyzeTarget(definition, target))
  return { game: definition.id, defHash: defHash(definition), modes: [{ ...first!, strategies: bounds(definition) }, ...others] }
}

export function analyzeTarget(definition: TargetRules, target: number): ModeReport {
  const ways = waysOf(definition, target)
  return modeReport(
    `target-${target}`,
    'formula',
    new Map([
      [0, BigInt(definition.outcomes - ways)],
      [target, BigInt(ways)],
    ]),
  )
}

function bounds(definition: TargetRules): Required<ModeReport>['strategies'] {
  let [lowest, highest] = [Infinity, 0]
  for (let target = definition.targetMin; target <= definition.targetMax; target++) {
    const returned = target * waysOf(definition, target)
    lowest = Math.min(lowest, returned)
    highest = Math.max(highest, returned)
  }
  const exact = (value: number) => toExact(fraction(BigInt(value), BigInt(definition.outcomes * PAY_UNITS)))
  return { 'lowest-target': exact(lowest), 'highest-target': exact(highest) }
}
