import type { BonusTrailRule, TrailStep } from '../definition.ts'
import { cellsOf } from '../layout.ts'
import type { BoardStep } from '../events.ts'
import type { Round, Spin } from '../round.ts'

/** Walks the steps if the scatters of `spin` start it: one draw a move, labeled `move:<number from 1>`. */
export function playBonusTrail(round: Round, rule: BonusTrailRule, spin: Spin): void {
  const feature = 'bonus-trail'
  const { layout } = round.slot
  const cells = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  if (cells.length < rule.countMin) return
  const wonBefore = round.won
  round.emit({ type: 'trigger', feature, cells, spins: 0 })
  round.emit({ type: 'featureStart', feature, spins: 0, multiplier: 1 })
  const { sides, moves, steps } = rule
  round.emit({ type: 'trailBoard', steps: steps.map((step) => boardStep(round, step)), moves, sides })
  let [position, left, multiplier] = [0, moves, 1]
  for (let move = 1; left > 0 && !round.isCapped; move++) {
    const roll = 1 + round.stream.uint(sides, `move:${move}`)
    position = Math.min(steps.length, position + roll)
    const step = steps[position - 1]!
    const isOver = step.ends === true || position === steps.length
    left = isOver ? 0 : left - 1 + (step.moves ?? 0)
    round.emit({ type: 'trailMove', roll, position, left })
    if (step.units !== undefined) {
      round.pay([{ kind: 'trail', symbol: step.id, count: 1, cells: [], units: step.units }], multiplier)
    }
    if (step.multiplier !== undefined) {
      multiplier *= step.multiplier
      round.emit({ type: 'multiplier', value: multiplier })
    }
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

const boardStep = (round: Round, { id, units, ...effect }: TrailStep): BoardStep => ({
  label: id,
  ...(units !== undefined && { amount: round.amountOf(units) }),
  ...effect,
})
