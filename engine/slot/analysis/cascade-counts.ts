import { assert } from '#kernel/result.ts'
import type { SlotDefinition } from '../definition.ts'
import { layoutOf, stripsOf } from '../layout.ts'
import { payTablesOf } from './pay-table.ts'
import { takeTablesOf } from './take-table.ts'

/** Every stop, played to its end; units are uncapped. */
export interface CascadeCounts {
  readonly total: bigint
  /** The number of stops by units won. */
  readonly ways: ReadonlyMap<number, number>
  readonly uncappedUnits: bigint
  /** Units won by the first stop, summed over all stops. */
  readonly firstUnits: bigint
  /** The number of stops by number of cascades that follow. */
  readonly waysByDepth: readonly number[]
}

/**
 * Plays every stop of every reel to its end, on masks of the cells that show a symbol or a wild. No wild lands on the
 * first reel, so only its symbols can win, and a window is looked up once for each of them.
 */
export function countCascades(definition: SlotDefinition): CascadeCounts {
  const cascader = new Cascader(definition)
  const { lengths } = cascader
  const ways = new Map<number, number>()
  const waysByDepth = [0]
  let [uncapped, first] = [0, 0]
  const stops = lengths.map(() => 0)
  do {
    if (!cascader.start(stops)) continue
    const units = cascader.finish()
    uncapped += units
    first += cascader.firstUnits
    while (waysByDepth.length <= cascader.depth) waysByDepth.push(0)
    waysByDepth[cascader.depth]! += 1
    ways.set(units, (ways.get(units) ?? 0) + 1)
  } while (toNext(stops, lengths))
  assert(Number.isSafeInteger(uncapped), `${definition.id} wins more than a whole number holds`)
  const total = lengths.reduce((product, length) => product * length, 1)
  ways.set(0, total - [...ways.values()].reduce((sum, count) => sum + count, 0))
  waysByDepth[0] = ways.get(0)!
  return { total: BigInt(total), ways, uncappedUnits: BigInt(uncapped), firstUnits: BigInt(first), waysByDepth }
}

function toNext(stops: number[], lengths: readonly number[]): boolean {
  let reel = stops.length - 1
  while (reel >= 0 && stops[reel] === lengths[reel]! - 1) stops[reel--] = 0
  if (reel < 0) return false
  stops[reel]!++
  return true
}

class Cascader {
  readonly lengths: readonly number[]
  firstUnits = 0
  depth = 0
  readonly #strips: readonly Int32Array[]
  readonly #rows: number
  readonly #wild: number
  readonly #multipliers: readonly number[]
  readonly #stepsMax: number
  readonly #pays: readonly Int32Array[]
  readonly #takes: readonly Int32Array[]
  /** By reel, stop and symbol: the mask of that symbol's cells on the reel. */
  readonly #masks: readonly Int32Array[]
  readonly #symbols: number
  readonly #cells: Int32Array
  readonly #tops: Int32Array
  readonly #startSymbols: Int32Array
  readonly #startMasks: Int32Array
  #starts = 0
  #units = 0
  #taken = 0

  constructor(definition: SlotDefinition) {
    const layout = layoutOf(definition)
    const { rows, reelCount, symbolIds, wild } = layout
    const strips = stripsOf(layout, definition.reels)
    assert(!strips[0]!.includes(wild), 'a wild on the first reel is not counted here')
    assert(definition.cascade, `${definition.id} has no cascades`)
    const [payOf, takeOf] = [payTablesOf(definition), takeTablesOf(definition)]
    this.lengths = strips.map(({ length }) => length)
    this.#strips = strips.map((strip) => Int32Array.from(strip))
    this.#rows = rows
    this.#wild = wild
    this.#multipliers = definition.cascade.multipliers
    this.#stepsMax = definition.cascade.stepsMax
    this.#symbols = symbolIds.length
    this.#pays = symbolIds.map((_, symbol) => payOf(symbol))
    this.#takes = symbolIds.map((_, symbol) => takeOf(symbol))
    this.#masks = strips.map((strip, reel) => this.#masksOf(strip, reel))
    this.#cells = new Int32Array(rows * reelCount)
    this.#tops = new Int32Array(reelCount)
    this.#startSymbols = new Int32Array(rows)
    this.#startMasks = new Int32Array(rows)
  }

  /**
   * False if the stop wins nothing. The last reel varies fastest; the masks of the others are kept until they change.
   */
  start(stops: readonly number[]): boolean {
    const last = stops.length - 1
    if (stops[last] === 0) this.#prepare(stops)
    const masks = this.#masks[last]!
    const base = stops[last]! * this.#symbols
    this.#units = 0
    this.#taken = 0
    for (let at = 0; at < this.#starts; at++) {
      const symbol = this.#startSymbols[at]!
      const mask = this.#startMasks[at]! | masks[base + symbol]!
      this.#units += this.#pays[symbol]![mask]!
      this.#taken |= this.#takes[symbol]![mask]!
    }
    if (this.#units === 0) return false
    this.#show(stops)
    return true
  }

  #prepare(stops: readonly number[]): void {
    const strip = this.#strips[0]!
    this.#starts = 0
    let known = 0
    for (let row = 0; row < this.#rows; row++) {
      const symbol = strip[(stops[0]! + row) % strip.length]!
      if (known & (1 << symbol)) continue
      known |= 1 << symbol
      let mask = 0
      for (let reel = 0; reel < stops.length - 1; reel++) mask |= this.#masks[reel]![stops[reel]! * this.#symbols + symbol]!
      this.#startSymbols[this.#starts] = symbol
      this.#startMasks[this.#starts++] = mask
    }
  }

  /** Plays the cascades after a winning stop; returns the units of all of them. */
  finish(): number {
    this.firstUnits = this.#units * this.#multipliers[0]!
    this.depth = 0
    let sum = this.firstUnits
    while (this.#units > 0) {
      this.#fall()
      this.depth++
      assert(this.depth < this.#stepsMax, `cascades without end at ${this.#tops.join(' ')}`)
      this.#evaluate()
      sum += this.#units * this.#multipliers[Math.min(this.depth, this.#multipliers.length - 1)]!
    }
    return sum
  }

  #show(stops: readonly number[]): void {
    for (let reel = 0, at = 0; reel < stops.length; reel++) {
      const strip = this.#strips[reel]!
      this.#tops[reel] = stops[reel]!
      for (let row = 0; row < this.#rows; row++) this.#cells[at++] = strip[(stops[reel]! + row) % strip.length]!
    }
  }

  #fall(): void {
    const [cells, rows] = [this.#cells, this.#rows]
    for (let reel = 0; reel < this.#tops.length; reel++) {
      const top = reel * rows
      if (((this.#taken >> top) & ((1 << rows) - 1)) === 0) continue
      let to = top + rows - 1
      for (let from = to; from >= top; from--) if (!((this.#taken >> from) & 1)) cells[to--] = cells[from]!
      const strip = this.#strips[reel]!
      for (; to >= top; to--) {
        const above = this.#tops[reel]! === 0 ? strip.length - 1 : this.#tops[reel]! - 1
        this.#tops[reel] = above
        cells[to] = strip[above]!
      }
    }
  }

  #evaluate(): void {
    const [cells, wild] = [this.#cells, this.#wild]
    this.#units = 0
    this.#taken = 0
    let known = 0
    for (let row = 0; row < this.#rows; row++) {
      const symbol = cells[row]!
      if (known & (1 << symbol)) continue
      known |= 1 << symbol
      let mask = 0
      for (let at = 0; at < cells.length; at++) if (cells[at] === symbol || cells[at] === wild) mask |= 1 << at
      this.#units += this.#pays[symbol]![mask]!
      this.#taken |= this.#takes[symbol]![mask]!
    }
  }

  #masksOf(strip: readonly number[], reel: number): Int32Array {
    const masks = new Int32Array(strip.length * this.#symbols)
    for (let stop = 0; stop < strip.length; stop++) {
      for (let row = 0; row < this.#rows; row++) {
        const shown = strip[(stop + row) % strip.length]!
        for (let symbol = 0; symbol < this.#symbols; symbol++) {
          if (shown === symbol || shown === this.#wild) masks[stop * this.#symbols + symbol]! |= 1 << (reel * this.#rows + row)
        }
      }
    }
    return masks
  }
}
