import { assert } from '#kernel/result.ts'
import type { CascadeRule } from '../definition.ts'
import { gridOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'
import { cellsWhere, fallen, takenBy } from './falling.ts'

/** Pays the window and every cascade that follows. Nothing is random after the stops. */
export function playCascades(round: Round, rule: CascadeRule, { strips, stops, window: first }: Spin): void {
  const { layout, evaluate } = round.slot
  const tops = [...stops]
  const fromAbove = (reel: number): number => {
    const strip = strips[reel]!
    tops[reel] = (tops[reel]! + strip.length - 1) % strip.length
    return strip[tops[reel]!]!
  }
  let window = first
  let multiplier = rule.multipliers[0]!
  for (let step = 0; ; step++) {
    const wins = evaluate(window)
    round.pay(wins, multiplier)
    if (wins.length === 0 || round.isCapped) return
    assert(step < rule.stepsMax, () => `${round.slot.definition.id} goes on past ${rule.stepsMax} cascades`)
    const taken = takenBy(layout, wins)
    window = fallen(layout, window, taken, fromAbove)
    round.emit({ type: 'cascade', removed: cellsWhere(layout, taken), grid: gridOf(layout, window) })
    const next = rule.multipliers[Math.min(step + 1, rule.multipliers.length - 1)]!
    if (next !== multiplier) round.emit({ type: 'multiplier', value: next })
    multiplier = next
  }
}
