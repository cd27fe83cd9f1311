import type { HelpText } from '../help.ts'
import type { CollectRule, FreeSpinsRule, SlotDefinition } from './definition.ts'

type NameOf = (symbol: string) => string

export function collectRules({ symbols }: SlotDefinition, rule: CollectRule, nameOf: NameOf): HelpText[] {
  const carrying = symbols.flatMap(({ id, values }) => (values ? [nameOf(id)] : []))
  return [{ key: 'ruleCollect', values: { collector: nameOf(rule.symbol), symbols: carrying.join(', ') } }]
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
