import { assert } from '#kernel/result.ts'
import type { MathReport } from '../../math-report/math-report.ts'
import { defHash } from '../../def-hash.ts'
import type { SlotDefinition } from '../definition.ts'
import { bookMethod } from './book-method.ts'
import { cascadeMethod } from './cascade-method.ts'
import { type CountingMethod, modeReport } from './counted.ts'
import { holdMethod } from './hold-method.ts'
import { countLinesGame } from './lines-method.ts'
import { pricesAreFair } from './prices.ts'
import { walkingMethod } from './walking-method.ts'

/** Tried in this order. */
const METHODS: readonly CountingMethod[] = [
  bookMethod,
  walkingMethod,
  holdMethod,
  cascadeMethod,
  { holds: () => true, count: (definition) => [countLinesGame(definition)] },
]

export function analyzeSlot(definition: SlotDefinition): MathReport {
  const method = METHODS.find(({ holds }) => holds(definition))
  assert(method, `${definition.id} has rules that nothing here can count`)
  const [base, ...others] = method.count(definition).map((counted) => modeReport(definition, counted))
  assert(base, `${definition.id} was not counted`)
  assert(pricesAreFair([base, ...others]), `${definition.id} has a price that its math report does not bear out`)
  return { game: definition.id, defHash: defHash(definition), modes: [base, ...others] }
}
