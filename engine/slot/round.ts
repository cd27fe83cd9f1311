import { assert } from '#kernel/result.ts'
import type { RoundEventOf } from '../events.ts'
import type { Stream } from '../fair/stream.ts'
import type { Awaiting, Choice } from '../round-contract.ts'
import { isSame } from '../same.ts'
import type { Heights } from './definition.ts'
import type { Slot } from './slot.ts'
import { type Carried, drawCarried, marksOf } from './mechanics/carried.ts'
import type { CellMark } from './events.ts'
import { type FoundWin, gridOf, type Strips, type Window, windowAt } from './layout.ts'

/** The reel stops. */
export interface Spin {
  readonly strips: Strips
  readonly stops: readonly number[]
  readonly window: Window
  /** Set if reels differ in height. */
  readonly heights?: readonly number[]
  /** The values of the symbols in view, in games that have them. */
  readonly carried?: readonly Carried[]
  /** Those in the window, if they are known already. */
  readonly wins?: readonly FoundWin[]
}

export interface RoundSource {
  readonly stream: Stream
  readonly stake: number
  readonly choices?: readonly Choice[]
}

/** A round in progress: collects the events, sums the wins and applies the cap. Amounts are minor units. */
export class Round {
  readonly slot: Slot
  readonly stream: Stream
  readonly stake: number
  readonly events: RoundEventOf<'slot'>[] = []
  readonly #choices: readonly Choice[]
  #chosen = 0
  #awaiting: Awaiting | null = null
  #won = 0

  constructor(slot: Slot, { stream, stake, choices = [] }: RoundSource) {
    const { unitsPerPlay, capMultiple } = slot.definition
    assert(Number.isSafeInteger(stake) && stake > 0, () => `a play amount is a whole number of minor units, not ${stake}`)
    assert(stake % unitsPerPlay === 0, () => `${stake} does not divide into ${unitsPerPlay} units`)
    assert(Number.isSafeInteger(stake * capMultiple), () => `${stake} could win more than a whole number can hold`)
    this.slot = slot
    this.stream = stream
    this.stake = stake
    this.#choices = choices
  }

  /** The pending player decision; null while the round goes on. */
  get awaiting(): Awaiting | null {
    return this.#awaiting
  }

  /** The player's next decision; if there is none, the round waits and stops here. */
  choose(awaiting: Awaiting): Choice | undefined {
    const choice = this.#choices[this.#chosen++]
    if (choice === undefined) {
      this.#awaiting = awaiting
      return undefined
    }
    assert(
      awaiting.options.some((option) => isSame(option.choice, choice)),
      () => `${JSON.stringify(choice)} is not on offer here`,
    )
    return choice
  }

  /** Whether more choices were given than turns. */
  get isOverdone(): boolean {
    return this.#chosen < this.#choices.length
  }

  get won(): number {
    return this.#won
  }

  get isCapped(): boolean {
    return this.#won === this.stake * this.slot.definition.capMultiple
  }

  emit(event: RoundEventOf<'slot'>): void {
    this.events.push(event)
  }

  /**
   * Spins all reels, or all but the `held` ones of `before`. One draw per reel, labeled `<label>reel:<number from
   * 1>`, preceded by `<label>height:<number from 1>` if heights vary. Then the symbols' values.
   */
  spin(strips: Strips, label: string, before?: Spin, held: readonly number[] = []): Spin {
    const heights = this.slot.definition.heights && this.#drawHeights(this.slot.definition.heights, label)
    const stops: number[] = []
    for (let reel = 0; reel < strips.length; reel++) {
      const isHeld = held.length > 0 && held.includes(reel)
      stops.push(isHeld ? before!.stops[reel]! : this.stream.uint(strips[reel]!.length, label + REELS[reel]!))
    }
    const spin = this.spinAt(strips, stops, heights)
    const carried = drawCarried(this, spin.window, label)
    return carried.length > 0 ? { ...spin, carried } : spin
  }

  spinAt(strips: Strips, stops: readonly number[], heights?: readonly number[]): Spin {
    return { strips, stops, window: windowAt(strips, stops, this.slot.layout.rows, heights), ...(heights && { heights }) }
  }

  #drawHeights({ min, weights }: Heights, label: string): number[] {
    return weights.map((parts, reel) => min + this.stream.weighted(parts, `${label}height:${reel + 1}`))
  }

  /** `stops`, `grid` and `marks`, as in the events. */
  shown(spin: Spin): { stops: readonly number[]; grid: readonly (readonly string[])[]; marks?: readonly CellMark[] } {
    const marks = spin.carried && marksOf(this, spin.carried)
    return { stops: spin.stops, grid: gridOf(this.slot.layout, spin.window), ...(marks && { marks }) }
  }

  /** The value of these units in this round, in minor units. */
  amountOf(units: number): number {
    return (this.stake / this.slot.definition.unitsPerPlay) * units
  }

  /** Credits wins one by one until the cap, which cuts the last one short and ends the round. */
  pay(wins: readonly FoundWin[], multiplier: number): void {
    const cap = this.stake * this.slot.definition.capMultiple
    for (const win of wins) {
      if (this.isCapped) return
      const amount = Math.min(this.amountOf(win.units) * multiplier, cap - this.#won)
      this.#won += amount
      this.emit(winEvent(win, multiplier, amount))
      if (this.isCapped) this.emit({ type: 'capReached', amount: cap })
    }
  }

  /** Credits a progressive jackpot, which the cap does not limit; the round's last win. */
  payJackpot(tier: string, amount: number): void {
    this.#won += amount
    this.emit({ type: 'win', kind: 'jackpot', symbol: `jackpot-${tier}`, count: 0, cells: [], tier, multiplier: 1, amount })
  }
}

/** The most frequent kinds are spelled out: copying all but one field takes several times as long. */
function winEvent(found: FoundWin, multiplier: number, amount: number): RoundEventOf<'slot'> {
  const { kind, symbol, count, cells } = found
  if (kind === 'cluster' || kind === 'anywhere') return { type: 'win', kind, symbol, count, cells, multiplier, amount }
  const { units: _, ...win } = found
  return { type: 'win', ...win, multiplier, amount }
}

/** Draw labels, which are the same in every spin. */
const REELS = Array.from({ length: 12 }, (_, reel) => `reel:${reel + 1}`)
