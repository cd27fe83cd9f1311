import type { HelpText } from '../help.ts'
import type { SlotDefinition } from './definition.ts'
import { mysteryChoices } from './mechanics/mystery.ts'

/** What covers hide, and how often. */
export function mysteryRules(definition: SlotDefinition, nameOf: (symbol: string) => string): HelpText[] {
  const { mystery } = definition
  if (!mystery) return []
  const choices = mysteryChoices(definition)
  const odds = choices.map(({ symbol, weight }) => `${nameOf(symbol)} (${weight.toLocaleString('en-US')})`).join(', ')
  const all = choices.reduce((sum, { weight }) => sum + weight, 0)
  return [{ key: 'ruleMystery', values: { cover: nameOf(mystery.symbol), all, odds } }]
}
