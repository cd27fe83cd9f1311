import { assert } from '#kernel/result.ts'
import type { WheelRule } from '../definition.ts'
import { cellsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'
import { playSeries } from './free-spins.ts'
import { playStayingWilds } from './staying-wilds.ts'

/** Spins the wheel if the scatters of `spin` trigger it, and plays the free spins that it awards. */
export function playWheel(round: Round, rule: WheelRule, spin: Spin): void {
  const feature = 'wheel'
  const { layout } = round.slot
  const cells = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  if (cells.length < rule.countMin) return
  round.emit({ type: 'trigger', feature, cells, spins: 0 })
  round.emit({ type: 'featureStart', feature, spins: 0, multiplier: 1 })
  const weights = rule.wedges.map(({ weight }) => weight)
  const at = round.stream.weighted(weights, 'wheel')
  const { variant } = rule.wedges[at]!
  round.emit({ type: 'wheelSpin', wedges: rule.wedges.map(({ variant: label, weight }) => ({ label, weight })), at })
  const mode = rule.modes.find((each) => each.variant === variant)
  assert(mode, `no free spins are called ${variant}`)
  if (mode.wilds) playStayingWilds(round, rule, mode)
  else playSeries(round, { ...rule, ...mode }, { variant })
}
