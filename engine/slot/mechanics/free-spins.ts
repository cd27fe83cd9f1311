import type { FreeSpinsRule } from '../definition.ts'
import { cellsOf, stripsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Plays the free spins when the scatters of `spin` bring them. */
export function playFreeSpins(round: Round, rule: FreeSpinsRule, spin: Spin): void {
  const feature = 'free-spins'
  if (!triggers(round, rule, spin, rule.spins)) return
  const wonBefore = round.won
  const { slot } = round
  const strips = rule.reels ? stripsOf(slot.layout, rule.reels) : slot.strips

  round.emit({ type: 'featureStart', feature, spins: rule.spins, multiplier: rule.multiplier })
  let spins = rule.spins
  for (let step = 1; step <= spins && !round.isCapped; step++) {
    round.emit({ type: 'featureStep', feature, step, of: spins })
    const free = round.spin(strips, `free-spin:${step}:`)
    round.emit({ type: 'reveal', ...round.shown(free) })
    round.pay(slot.evaluate(free.window), rule.multiplier)
    const more = Math.min(rule.retriggerSpins, rule.spinsMax - spins)
    if (more > 0 && !round.isCapped && triggers(round, rule, free, more)) spins += more
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

/** Tells of the `spins` that the scatters in view bring; false when they are too few. */
function triggers(round: Round, rule: FreeSpinsRule, spin: Spin, spins: number): boolean {
  const { layout } = round.slot
  const cells = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  if (cells.length < rule.countMin) return false
  round.emit({ type: 'trigger', feature: 'free-spins', cells, spins })
  return true
}
