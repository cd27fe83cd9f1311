import { assert } from '#kernel/result.ts'
import type { TumbleRule, Weights } from '../definition.ts'
import type { Cell, CellMark, Grid } from '../events.ts'
import { cellsOf, type FoundWin, gridOf, type Layout, type View } from '../layout.ts'
import type { Round } from '../round.ts'
import { type Bag, bagOf, BOMB } from './bag.ts'
import { cellsTaken, fallen, takenBy } from './falling.ts'
import { playHeldSpins } from './held-wins.ts'
import { TumbleMeter } from './tumble-meter.ts'

/**
 * The grid of a game that draws symbols one by one. In its window a bomb is a number past all symbols, one for each
 * multiplier, so that it keeps its multiplier when it falls.
 */
export class Tumbler {
  readonly #round: Round
  readonly #rule: TumbleRule
  readonly #layout: Layout
  readonly #bag: Bag
  /** The multiplier of each cell and how it is shown, in games where cells grow; empty in others. */
  readonly #cells: number[]
  readonly #marks: (CellMark | undefined)[]
  #isGrown = false
  readonly #meter: TumbleMeter
  #window: number[] = []
  /** Of this spin. */
  #view: View | undefined
  #isSeries = false
  /** The sum of the bombs that a series has gathered. */
  #gathered = 0

  constructor(round: Round, rule: TumbleRule) {
    this.#round = round
    this.#rule = rule
    this.#bag = bagOf(round.slot, rule)
    this.#layout = this.#bag.layout
    this.#cells = rule.growingCells ? this.#layout.cells.map(() => 1) : []
    this.#marks = this.#cells.map(() => undefined)
    this.#meter = new TumbleMeter(round, rule.meter)
  }

  /** From here on spins share the meter and gather bombs. */
  startSeries(): void {
    this.#isSeries = true
    this.#meter.empty()
  }

  /**
   * Draws a grid, turns this many cells into scatters, and plays it until nothing wins. Returns the scatters in view
   * at the end.
   */
  spin(weights: Weights, planted = 0): readonly Cell[] {
    const draw = this.#drawFrom(this.#bag.ticketsOf(weights))
    if (!this.#isSeries) this.#meter.empty()
    this.#window = this.#bag.blank.slice()
    for (let at = 0; at < this.#window.length; at++) this.#window[at] = draw()
    this.#view = undefined
    if (planted > 0) this.#plant(planted)
    const { grid, marks } = this.#shown()
    this.#round.emit(marks ? { type: 'reveal', stops: [], grid, marks } : { type: 'reveal', stops: [], grid })
    if (this.#rule.holds) {
      playHeldSpins(this.#round, this.#window, draw)
      return this.#payScatters()
    }
    const units = this.#tumble(draw)
    this.#explode(units)
    return this.#payScatters()
  }

  /** Units of all wins, with the multipliers of cells and meter, but not that of gathered bombs. */
  #tumble(draw: () => number): number {
    const round = this.#round
    let sum = 0
    for (let step = 0; !round.isCapped; step++) {
      const wins = round.slot.evaluateFalling(this.#window)
      if (wins.length === 0) return sum
      assert(step < this.#rule.stepsMax, () => `${round.slot.definition.id} goes on past ${this.#rule.stepsMax} tumbles`)
      for (const win of wins) {
        const multiplier = this.#countOf(win) * this.#meter.multiplier
        round.pay([win], multiplier * Math.max(1, this.#gathered))
        sum += win.units * multiplier
      }
      if (round.isCapped) return sum
      const taken = takenBy(this.#layout, wins)
      const removed = cellsTaken(this.#layout, wins, taken)
      this.#grow(removed)
      this.#window = fallen(this.#layout, this.#window, taken, draw)
      const { grid, marks } = this.#shown()
      round.emit(marks ? { type: 'cascade', removed, grid, marks } : { type: 'cascade', removed, grid })
      this.#meter.fill(removed.length)
    }
    return sum
  }

  #drawFrom(tickets: readonly number[]): () => number {
    const { stream } = this.#round
    const { bombTickets } = this.#bag
    return () => {
      const symbol = tickets[stream.uint(tickets.length, 'symbol')]!
      return symbol === BOMB ? bombTickets[stream.uint(bombTickets.length, 'bomb')]! : symbol
    }
  }

  /** Distinct cells, drawn uniformly. */
  #plant(count: number): void {
    const { stream, slot } = this.#round
    const scatter = slot.layout.symbolIds.findIndex((_, symbol) => slot.layout.isScatter(symbol))
    const places = this.#window.map((_, at) => at)
    for (let i = 0; i < count; i++) this.#window[places.splice(stream.uint(places.length, 'scatter'), 1)[0]!] = scatter
  }

  /** The combined multiplier of a win's cells: their product. */
  #countOf({ cells }: FoundWin): number {
    if (this.#cells.length === 0) return 1
    let product = 1
    for (const cell of cells) product *= this.#cells[cell[0] * this.#layout.rows + cell[1]]!
    return product
  }

  #grow(cells: readonly Cell[]): void {
    const { growingCells } = this.#rule
    if (!growingCells) return
    const values = cells.map((cell) => this.#growCell(cell, growingCells.max))
    if (values.every((value) => value === values[0])) this.#round.emit({ type: 'multiplier', value: values[0]!, cells })
    else {
      for (const value of [...new Set(values)].sort((left, right) => left - right)) {
        this.#round.emit({ type: 'multiplier', value, cells: cells.filter((_, nth) => values[nth] === value) })
      }
    }
  }

  #growCell(cell: Cell, max: number): number {
    const at = cell[0] * this.#layout.rows + cell[1]
    const multiplier = Math.min(2 * this.#cells[at]!, max)
    if (multiplier !== this.#cells[at]) this.#marks[at] = { cell, multiplier }
    this.#isGrown = true
    this.#cells[at] = multiplier
    return multiplier
  }

  /** Bombs left at the end multiply the spin's win. */
  #explode(units: number): void {
    const { bombs } = this.#rule
    const cells = this.#bombCells()
    if (!bombs || units === 0 || cells.length === 0 || this.#round.isCapped) return
    const stays = bombs.gathers === true && this.#isSeries
    const before = stays ? Math.max(1, this.#gathered) : 1
    const value = cells.reduce((sum, { multiplier }) => sum + multiplier!, this.#gathered)
    if (stays) this.#gathered = value
    this.#round.emit({ type: 'multiplier', value })
    const win = { kind: 'scatter', symbol: bombs.symbol, count: cells.length, cells: cells.map(({ cell }) => cell) } as const
    this.#round.pay([{ ...win, units: units * (value - before) }], 1)
    if (!stays && !this.#round.isCapped) this.#round.emit({ type: 'multiplier', value: 1 })
  }

  #payScatters(): readonly Cell[] {
    const { scatter } = this.#bag
    if (!scatter) return []
    const cells = cellsOf(this.#layout, this.#window, scatter.index)
    const units = scatter.pays[cells.length]!
    if (units > 0) this.#round.pay([{ kind: 'scatter', symbol: scatter.symbol, count: cells.length, cells, units }], 1)
    return cells
  }

  #shown(): { readonly grid: Grid; readonly marks?: readonly CellMark[] } {
    const marks = this.#rule.growingCells ? this.#grownCells() : this.#bombCells()
    const grid = gridOf(this.#layout, this.#window, this.#view)
    this.#view = { window: this.#window, grid }
    return marks.length > 0 ? { grid, marks } : { grid }
  }

  #grownCells(): CellMark[] {
    const marks: CellMark[] = []
    if (!this.#isGrown) return marks
    for (const mark of this.#marks) if (mark) marks.push(mark)
    return marks
  }

  #bombCells(): CellMark[] {
    const marks: CellMark[] = []
    if (!this.#rule.bombs) return marks
    const first = this.#round.slot.layout.symbolIds.length
    for (let at = 0; at < this.#window.length; at++) {
      const bomb = this.#window[at]! - first
      if (bomb >= 0) marks.push({ cell: this.#layout.cells[at]!, multiplier: this.#bag.bombMultipliers[bomb]! })
    }
    return marks
  }
}
