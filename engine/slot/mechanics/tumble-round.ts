import type { FreeSpinsRule, TumbleRule } from '../definition.ts'
import type { Cell } from '../events.ts'
import type { Round } from '../round.ts'
import { Tumbler } from './tumble.ts'

/** Plays a whole round of a tumble game. A bought round has enough scatters on its first grid. */
export function playTumbles(round: Round, rule: TumbleRule, isBought: boolean): void {
  const tumbler = new Tumbler(round, rule)
  const free = round.slot.definition.features.find((feature) => feature.kind === 'free-spins')
  const scatters = tumbler.spin(rule.weights, isBought ? free!.countMin : 0)
  if (free && !round.isCapped && scatters.length >= free.countMin) playFreeTumbles(round, free, { tumbler, rule, scatters })
}

interface Setting {
  readonly tumbler: Tumbler
  readonly rule: TumbleRule
  readonly scatters: readonly Cell[]
}

function playFreeTumbles(round: Round, free: FreeSpinsRule, { tumbler, rule, scatters: cells }: Setting): void {
  const feature = 'free-spins'
  const wonBefore = round.won
  let { spins } = free
  round.emit({ type: 'trigger', feature, cells, spins })
  round.emit({ type: 'featureStart', feature, spins, multiplier: 1 })
  tumbler.startSeries()
  for (let step = 1; step <= spins && !round.isCapped; step++) {
    round.emit({ type: 'featureStep', feature, step, of: spins })
    const scatters = tumbler.spin(free.weights ?? rule.weights)
    const more = Math.min(free.retriggerSpins, free.spinsMax - spins)
    if (more <= 0 || round.isCapped || scatters.length < free.countMin) continue
    round.emit({ type: 'trigger', feature, cells: scatters, spins: more })
    spins += more
  }
  round.emit({ type: 'featureEnd', feature, amount: round.won - wonBefore })
}
