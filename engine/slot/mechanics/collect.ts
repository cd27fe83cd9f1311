import type { CollectRule } from '../definition.ts'
import { cellsOf, type FoundWin } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

export const playCollect = (round: Round, rule: CollectRule, spin: Spin): void => round.pay(collected(round, rule, spin), 1)

/** The collection in a spin of a feature, in collector games. */
export function payCollected(round: Round, spin: Spin, multiplier: number): void {
  for (const rule of round.slot.definition.features) {
    if (rule.kind === 'collect') round.pay(collected(round, rule, spin), multiplier)
  }
}

/** Each collector, reel by reel, takes every value in view; each value is one win. */
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
