import type { HelpText } from '../help.ts'
import type { PickPrize, PicksRule, SlotDefinition } from './definition.ts'
import { decimalOf, type Wording } from './hold-and-spin-help.ts'
import { placesOf } from './picks-rules.ts'

/** The covered prizes, their numbers, and which of them end or multiply. */
export function picksRules({ unitsPerPlay }: SlotDefinition, rule: PicksRule, { nameOf, language }: Wording): HelpText[] {
  const worth = ({ id, units, count }: PickPrize): string => {
    const multiple = units === undefined ? '' : ` ${decimalOf(units / unitsPerPlay, language)}×`
    return `${nameOf(id)}${multiple} (${count})`
  }
  const prizes = rule.prizes.map(worth).join(', ')
  const { countMin: count, opensMax: opens } = rule
  return [
    { key: 'rulePicks', values: { scatter: nameOf(rule.symbol), count, opens, places: placesOf(rule), prizes } },
    ...rule.prizes.flatMap(({ id, ends, multiplier }): HelpText[] => [
      ...(multiplier === undefined ? [] : [{ key: 'rulePicksMultiply', values: { prize: nameOf(id), multiplier } } as const]),
      ...(ends ? [{ key: 'rulePicksEnd', values: { prize: nameOf(id) } } as const] : []),
    ]),
  ]
}
