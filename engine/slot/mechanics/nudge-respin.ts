import type { NudgeRespinRule } from '../definition.ts'
import type { Slot } from '../slot.ts'
import { cellsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Plays the respin and the nudge if the reels of `spin` trigger them. */
export function playNudgeRespin(round: Round, rule: NudgeRespinRule, spin: Spin): void {
  const held = heldReels(round.slot, rule, spin)
  if (held.length !== spin.strips.length - 1) return

  const respun = round.spin(spin.strips, 'respin:', spin, held)
  round.emit({ type: 'respin', held, ...round.shown(respun) })

  const reel = spin.strips.findIndex((_, index) => !held.includes(index))
  const { by, spin: final } = bestNudge(round, respun, reel)
  if (by !== 0) round.emit({ type: 'nudge', reel, by, ...round.shown(final) })
  round.pay(round.slot.evaluate(final.window), 1)
}

/** The reels that show the rule's symbol. */
function heldReels({ layout }: Slot, rule: NudgeRespinRule, spin: Spin): number[] {
  const cells = cellsOf(layout, spin.window, layout.indexOf(rule.symbol))
  return [...new Set(cells.map(([reel]) => reel))]
}

/** No nudge wins ties, then down: a nudge happens only where it pays. */
function bestNudge(round: Round, spin: Spin, reel: number): { by: -1 | 0 | 1; spin: Spin } {
  let best: { by: -1 | 0 | 1; spin: Spin } = { by: 0, spin }
  let bestUnits = unitsOf(round, spin)
  for (const by of [-1, 1] as const) {
    const length = spin.strips[reel]!.length
    const stops = spin.stops.map((stop, index) => (index === reel ? (stop + by + length) % length : stop))
    const nudged = round.spinAt(spin.strips, stops)
    const units = unitsOf(round, nudged)
    if (units <= bestUnits) continue
    best = { by, spin: nudged }
    bestUnits = units
  }
  return best
}

const unitsOf = (round: Round, spin: Spin): number => round.slot.evaluate(spin.window).reduce((sum, win) => sum + win.units, 0)
