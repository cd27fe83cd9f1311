import type { CollectorLadder, CollectorStages, SpinSeries } from '../definition.ts'
import { cellsOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Stage progress of one series' collectors. */
export class Stages {
  readonly #round: Round
  readonly #first: SpinSeries
  readonly #stages: CollectorStages
  #landed = 0
  #multiplier: number

  constructor(round: Round, first: SpinSeries, stages: CollectorStages) {
    this.#round = round
    this.#first = first
    this.#stages = stages
    this.#multiplier = first.multiplier
  }

  /** The multiplier of a free spin's wins, published when it changes. */
  multiplierAt(step: number): number {
    const stage = Math.max(0, Math.ceil((step - this.#first.spins) / this.#stages.spins))
    const multiplier = stage === 0 ? this.#first.multiplier : this.#stages.multipliers[stage - 1]!
    if (multiplier !== this.#multiplier) this.#round.emit({ type: 'multiplier', value: multiplier })
    this.#multiplier = multiplier
    return multiplier
  }

  /** Advances by the collectors that landed; returns the spins that they award. */
  moreAfter({ window }: Spin): number {
    const { symbol, every, spins, multipliers } = this.#stages
    const { layout } = this.#round.slot
    const cells = cellsOf(layout, window, layout.indexOf(symbol))
    const of = every * multipliers.length
    const before = this.#landed
    this.#landed = Math.min(of, before + cells.length)
    if (this.#landed === before) return 0
    const [reached, stage] = [before, this.#landed].map((landed) => Math.floor(landed / every)) as [number, number]
    const multiplier = stage === 0 ? this.#first.multiplier : multipliers[stage - 1]!
    this.#round.emit({ type: 'trail', position: this.#landed, of, multiplier })
    const more = (stage - reached) * spins
    if (more > 0) this.#round.emit({ type: 'trigger', feature: 'free-spins', cells, spins: more })
    return more
  }
}

/** The rung that one series' collectors have reached. */
export class Ladder {
  readonly #round: Round
  readonly #ladder: CollectorLadder
  #rung = 0

  constructor(round: Round, ladder: CollectorLadder) {
    this.#round = round
    this.#ladder = ladder
  }

  /** Climbs by the collectors that landed, before they collect; returns the multiplier of all later wins. */
  climb({ window }: Spin): number {
    const { symbol, multipliers } = this.#ladder
    const { layout } = this.#round.slot
    const top = multipliers.length - 1
    const rung = Math.min(top, this.#rung + cellsOf(layout, window, layout.indexOf(symbol)).length)
    const multiplier = multipliers[rung]!
    if (rung > this.#rung) {
      this.#round.emit({ type: 'trail', position: rung, of: top, multiplier })
      this.#round.emit({ type: 'multiplier', value: multiplier })
    }
    this.#rung = rung
    return multiplier
  }
}
