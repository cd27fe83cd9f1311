import { fraction, toScientific } from '../../math-report/fraction.ts'
import type { DrawnOdds, DrawnPart } from '../../math-report/math-report.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Cell, CellMark, Grid, Reveal } from '../events.ts'
import type { SlotRoundEvent } from '../view.ts'

/** How often each symbol lands in base spins and in free spins, weighted by the book. */
export class DrawnSymbols {
  readonly #bomb: string | undefined
  readonly #spins = new PartCounts()
  readonly #free = new PartCounts()

  constructor({ tumble }: SlotDefinition) {
    this.#bomb = tumble?.bombs?.symbol
  }

  add(weight: bigint, events: readonly SlotRoundEvent[]): void {
    let part = this.#spins
    for (const event of events) {
      if (event.type === 'featureStart') part = this.#free
      if (event.type !== 'reveal' && event.type !== 'cascade') continue
      const landed = event.type === 'reveal' ? drawnIn(event) : newIn(event)
      for (const symbol of landed.flat()) part.symbols.add(symbol, weight)
      if (this.#bomb === undefined) continue
      const isNew = ([reel, row]: Cell): boolean => row < landed[reel]!.length
      for (const { multiplier } of (event.marks ?? []).filter(({ cell }) => isNew(cell)))
        part.bombs.add(String(multiplier), weight)
    }
  }

  odds(): DrawnOdds {
    const free = this.#free.odds()
    return { spins: this.#spins.odds(), ...(Object.keys(free.symbols).length > 0 && { free }) }
  }
}

interface Fall {
  readonly grid: readonly (readonly string[])[]
  readonly removed: readonly Cell[]
  readonly marks?: readonly CellMark[]
}

/** The symbols that fell in: on each reel as many as were removed. */
const newIn = ({ grid, removed }: Fall): string[][] =>
  grid.map((column, reel) => column.slice(0, removed.filter(([each]) => each === reel).length))

/** The symbols of the cells that did not hold. */
const drawnIn = ({ grid, stuck = [] }: Reveal): Grid => {
  const holding = new Set(stuck.map(String))
  return holding.size === 0 ? grid : grid.map((column, reel) => column.filter((_, row) => !holding.has(`${reel},${row}`)))
}

class PartCounts {
  readonly symbols = new Counts()
  readonly bombs = new Counts()

  odds(): DrawnPart {
    const bombs = this.bombs.shares()
    return { symbols: this.symbols.shares(), ...(Object.keys(bombs).length > 0 && { bombs }) }
  }
}

class Counts {
  readonly #times = new Map<string, bigint>()

  add(name: string, times: bigint): void {
    this.#times.set(name, (this.#times.get(name) ?? 0n) + times)
  }

  /** Sorted, so that the result does not depend on the input order. */
  shares() {
    const all = [...this.#times.values()].reduce((sum, times) => sum + times, 0n)
    const named = [...this.#times].sort(([one], [other]) => (one < other ? -1 : 1))
    return Object.fromEntries(named.map(([name, times]) => [name, toScientific(fraction(times, all))]))
  }
}
