import type { FreeSpinsRule, SpinSeries } from '../definition.ts'
import { cellsOf, countOf, stripsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'
import { addReels, firstStrips } from './added-reels.ts'
import { payCollected } from './collect.ts'
import { Ladder, Stages } from './collector-trail.ts'
import { payExpanded } from './expanding-symbol.ts'
import { grownMultiplier } from './growing-multiplier.ts'
import { uncover } from './mystery.ts'
import { togetherMultiplier } from './screens.ts'
import { StickyWilds } from './sticky-wilds.ts'
import { UpgradeTrail } from './symbol-upgrades.ts'
import { turnReels } from './wild-reels.ts'

/** Plays the free spins if the scatters of `spin` trigger them. */
export function playFreeSpins(round: Round, rule: FreeSpinsRule, spin: Spin): void {
  if (!triggers(round, rule, spin, rule.spins)) return
  const symbol = rule.expands && rule.expands[round.stream.uint(rule.expands.length, 'expanding-symbol')]!
  playSeries(round, rule, symbol === undefined ? {} : { symbol })
}

/** A series, and the scatters that retrigger it. */
export type TriggeredSeries = SpinSeries &
  Pick<FreeSpinsRule, 'symbol' | 'countMin' | 'grows' | 'upgrades' | 'wildsStick' | 'stages' | 'ladder' | 'wildReels'>

/** Plays a whole series. `shown` holds its particulars. */
export function playSeries(round: Round, rule: TriggeredSeries, shown: { symbol?: string; variant?: string }): void {
  const feature = 'free-spins'
  const wonBefore = round.won
  const { slot } = round
  const strips = rule.reels ? stripsOf(slot.layout, rule.reels) : slot.strips

  round.emit({ type: 'featureStart', feature, spins: rule.spins, multiplier: rule.multiplier, ...shown })
  const { symbol, grows, upgrades } = rule
  const stages = rule.stages && new Stages(round, rule, rule.stages)
  const ladder = rule.ladder && new Ladder(round, rule.ladder)
  const sticky = rule.wildsStick && new StickyWilds(round)
  const trail = upgrades && new UpgradeTrail(round, { symbol, upgrades })
  let { spins, multiplier } = rule
  let times = multiplier
  for (let step = 1; step <= spins && !round.isCapped; step++) {
    if (stages) multiplier = stages.multiplierAt(step)
    round.emit({ type: 'featureStep', feature, step, of: spins })
    if (slot.definition.screens && times !== multiplier) round.emit({ type: 'multiplier', value: multiplier })
    const stuck = sticky?.cells ?? []
    const turned = round.spin(firstStrips(round, strips), `free-spin:${step}:`)
    const stopped = sticky ? sticky.shown(turned) : turned
    round.emit({ type: 'reveal', ...round.shown(stopped), ...(stuck.length > 0 && { stuck }) })
    const label = `free-spin:${step}:`
    const free = addReels(round, strips, label, uncover(round, turnReels(round, rule.wildReels, stopped, label), label))
    if (ladder) multiplier = ladder.climb(free)
    const wins = trail ? slot.evaluate(trail.shown(free.window)) : (free.wins ?? slot.evaluate(free.window))
    times = togetherMultiplier(round, wins, multiplier)
    round.pay(wins, times)
    payCollected(round, free, multiplier)
    if (shown.symbol !== undefined) payExpanded(round, shown.symbol, free, multiplier)
    if (grows && wins.length > 0) multiplier = grownMultiplier(round, grows, multiplier)
    if (stages && !round.isCapped) spins += stages.moreAfter(free)
    const more = Math.min(rule.retriggerSpins, rule.spinsMax - spins)
    if (more > 0 && !round.isCapped && triggers(round, rule, free, more)) spins += more
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}

/** Emits the award of `spins` for the scatters in view; false if they are too few. */
function triggers(round: Round, rule: Pick<FreeSpinsRule, 'symbol' | 'countMin'>, spin: Spin, spins: number): boolean {
  const { layout } = round.slot
  const scatter = layout.indexOf(rule.symbol)
  if (countOf(spin.window, scatter) < rule.countMin) return false
  round.emit({ type: 'trigger', feature: 'free-spins', cells: cellsOf(layout, spin.window, scatter), spins })
  return true
}
