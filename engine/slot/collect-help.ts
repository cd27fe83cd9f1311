import { listOf } from '../help-lists.ts'
import type { HelpText } from '../help.ts'
import type { CollectRule, FreeSpinsRule, SlotDefinition } from './definition.ts'
import type { Wording } from './hold-and-spin-help.ts'

type NameOf = (symbol: string) => string

export function collectRules({ symbols }: SlotDefinition, rule: CollectRule, { nameOf, language }: Wording): HelpText[] {
  const carrying = symbols.flatMap(({ id, values }) => (values ? [nameOf(id)] : []))
  return [{ key: 'ruleCollect', values: { collector: nameOf(rule.symbol), symbols: listOf(carrying, language) } }]
}

/** The additional effects of collectors in free spins. */
export function trailRules({ stages, ladder }: FreeSpinsRule, nameOf: NameOf): HelpText[] {
  const texts: HelpText[] = []
  if (stages) {
    const { symbol, every, spins, multipliers } = stages
    texts.push({ key: 'ruleStages', values: { collector: nameOf(symbol), every, spins, multipliers: multipliers.join(', ') } })
  }
  if (ladder) {
    const multipliers = ladder.multipliers.map((multiplier) => `${multiplier}×`)
    texts.push({ key: 'ruleLadder', values: { collector: nameOf(ladder.symbol), multipliers: multipliers.join(', ') } })
  }
  return texts
}
