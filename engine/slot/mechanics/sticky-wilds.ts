import type { Cell } from '../events.ts'
import type { Round, Spin } from '../round.ts'

/** The wilds that have landed in one series: they stay in their cells and cover what their reels stop at there. */
export class StickyWilds {
  readonly #round: Round
  #stuck: readonly number[] = []

  constructor(round: Round) {
    this.#round = round
  }

  get cells(): readonly Cell[] {
    const { rows } = this.#round.slot.layout
    return this.#stuck.map((at) => [Math.floor(at / rows), at % rows])
  }

  /** The spin with the earlier sticky wilds; wilds that land in it stick from now on. */
  shown(spin: Spin): Spin {
    const { wild, isWild } = this.#round.slot.layout
    const window = spin.window.map((shown, at) => (this.#stuck.includes(at) ? wild : shown))
    this.#stuck = window.flatMap((shown, at) => (isWild(shown) ? [at] : []))
    return { ...spin, window }
  }
}
