import type { HelpText } from '../help.ts'
import type { WheelMode, WheelRule } from './definition.ts'

/** The wheel, and each kind of free spins that it awards with its chance. */
export function wheelRules(rule: WheelRule, nameOf: (id: string) => string): HelpText[] {
  const scatter = nameOf(rule.symbol)
  const { countMin: count, wedges, modes, reels } = rule
  return [
    { key: 'ruleWheel', values: { count, scatter, wedges: wedges.length } },
    ...modes.flatMap((mode) => modeRules(rule, mode, nameOf)),
    ...(reels ? [{ key: 'ruleOwnReels', values: {} } as const] : []),
  ]
}

function modeRules(rule: WheelRule, { variant, ...mode }: WheelMode, nameOf: (id: string) => string): HelpText[] {
  const { spins, multiplier, retriggerSpins, spinsMax } = mode
  const name = nameOf(variant)
  const weightOf = (holds: (variant: string) => boolean): number =>
    rule.wedges.reduce((sum, wedge) => (holds(wedge.variant) ? sum + wedge.weight : sum), 0)
  const values = { name, weight: weightOf((each) => each === variant), weights: weightOf(() => true), spins }
  const texts: HelpText[] = [
    mode.wilds ? { key: 'ruleWheelStayingWilds', values } : { key: 'ruleWheelSpins', values: { ...values, multiplier } },
  ]
  if (retriggerSpins === 0) return texts
  const more = { name, count: rule.countMin, scatter: nameOf(rule.symbol), spins: retriggerSpins, spinsMax }
  return [...texts, { key: 'ruleWheelRetrigger', values: more }]
}
