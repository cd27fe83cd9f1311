import type { CollectRule } from '../definition.ts'
import { cellsOf, type FoundWin } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

export const playCollect = (round: Round, rule: CollectRule, spin: Spin): void => round.pay(collected(round, rule, spin), 1)

/** What is collected in a spin of a feature, in games of collectors. */
export function payCollected(round: Round, spin: Spin, multiplier: number): void {
  for (const rule of round.slot.definition.features) {
    if (rule.kind === 'collect') round.pay(collected(round, rule, spin), multiplier)
  }
}

/** Each collector, reel by reel, takes every value in view; one value is one win. */
function collected({ slot: { layout } }: Round, rule: CollectRule, spin: Spin): FoundWin[] {
  const collectors = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  return collectors.flatMap((by) =>
    (spin.carried ?? []).map(({ cell, symbol, value }): FoundWin => ({
      kind: 'collect',
      symbol,
      count: 1,
      cells: [cell],
      by,
      units: value.units!,
    })),
  )
}
