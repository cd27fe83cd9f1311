import type { WheelMode, WheelRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import { gridOf, stripsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Free spins in which every wild fills its reel before the lines pay, and holds it to the end. */
export function playStayingWilds(round: Round, { reels }: WheelRule, { variant, spins, multiplier }: WheelMode): void {
  const feature = 'free-spins'
  const wonBefore = round.won
  const strips = reels ? stripsOf(round.slot.layout, reels) : round.slot.strips
  round.emit({ type: 'featureStart', feature, spins, multiplier, variant })
  let held: readonly number[] = []
  let before: Spin | undefined
  for (let step = 1; step <= spins && !round.isCapped; step++) {
    round.emit({ type: 'featureStep', feature, step, of: spins })
    const turned = round.spin(strips, `free-spin:${step}:`, before, held)
    before = withWilds(round, turned, held)
    round.emit(held.length > 0 ? { type: 'respin', held, ...round.shown(before) } : { type: 'reveal', ...round.shown(before) })
    const filled = reelsWithWilds(round, before)
    const fresh = filled.filter((reel) => !held.includes(reel))
    before = withWilds(round, before, filled)
    if (fresh.length > 0) expand(round, before, fresh)
    held = filled
    round.pay(round.slot.evaluate(before.window), multiplier)
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

function reelsWithWilds({ slot: { layout } }: Round, { window }: Spin): number[] {
  const reels = window.flatMap((shown, at) => (shown === layout.wild ? [Math.floor(at / layout.rows)] : []))
  return [...new Set(reels)]
}

const withWilds = ({ slot: { layout } }: Round, spin: Spin, reels: readonly number[]): Spin => ({
  ...spin,
  window: spin.window.map((shown, at) => (reels.includes(Math.floor(at / layout.rows)) ? layout.wild : shown)),
})

function expand(round: Round, { window }: Spin, reels: readonly number[]): void {
  const { layout } = round.slot
  const cells = reels.flatMap((reel) => Array.from({ length: layout.rows }, (_, row): Cell => [reel, row]))
  const symbol = layout.symbolIds[layout.wild]!
  round.emit({ type: 'transform', reason: 'expand', symbol, cells, grid: gridOf(layout, window) })
}
