import type { HelpText } from '../help.ts'
import type { BonusTrailRule, SlotDefinition, TrailStep } from './definition.ts'
import { decimalOf, type Wording } from './hold-and-spin-help.ts'

/** The steps in order, and what those without a win do. */
export function bonusTrailRules(
  { unitsPerPlay }: SlotDefinition,
  rule: BonusTrailRule,
  { nameOf, language }: Wording,
): HelpText[] {
  const { symbol, countMin: count, moves, sides, steps } = rule
  const worth = ({ id, units }: TrailStep): string =>
    units === undefined ? nameOf(id) : `${nameOf(id)} ${decimalOf(units / unitsPerPlay, language)}×`
  const list = steps.map((step, at) => `${at + 1} ${worth(step)}`).join(', ')
  const different = steps.filter(({ id }, at) => steps.findIndex((step) => step.id === id) === at)
  return [
    { key: 'ruleTrail', values: { count, scatter: nameOf(symbol), moves, sides, steps: steps.length } },
    { key: 'ruleTrailSteps', values: { list } },
    ...different.flatMap((step) => effectOf(step, nameOf(step.id))),
    { key: 'ruleTrailEnd', values: { steps: steps.length } },
  ]
}

function effectOf({ multiplier, moves, ends }: TrailStep, step: string): HelpText[] {
  if (multiplier !== undefined) return [{ key: 'ruleTrailMultiply', values: { step, multiplier } }]
  if (moves !== undefined) return [{ key: 'ruleTrailMoves', values: { step, moves } }]
  return ends ? [{ key: 'ruleTrailStop', values: { step } }] : []
}
