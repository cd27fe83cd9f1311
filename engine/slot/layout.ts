import type { SlotDefinition } from './definition.ts'
import type { Cell, Grid } from './events.ts'

export interface Layout {
  readonly reelCount: number
  readonly rows: number
  readonly symbolIds: readonly string[]
  /** Index of the wild, -1 in games without one. */
  readonly wild: number
  isScatter(symbol: number): boolean
  indexOf(symbolId: string): number
}

export type Strips = readonly (readonly number[])[]

/** What is in view, reel by reel: the symbol at (reel, row) is at `reel * rows + row`. */
export type Window = readonly number[]

export type Evaluator = (window: Window) => FoundWin[]

export interface FoundWin {
  readonly kind: 'line' | 'scatter'
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly line?: number
  /** Units of the definition, before any multiplier of a feature. */
  readonly units: number
}

export function layoutOf(definition: SlotDefinition): Layout {
  const symbolIds = definition.symbols.map((symbol) => symbol.id)
  const scatters = definition.symbols.map((symbol) => symbol.role === 'scatter')
  return {
    reelCount: definition.reels.length,
    rows: definition.rows,
    symbolIds,
    wild: definition.symbols.findIndex((symbol) => symbol.role === 'wild'),
    isScatter: (symbol) => scatters[symbol] === true,
    indexOf: (symbolId) => symbolIds.indexOf(symbolId),
  }
}

export const stripsOf = (layout: Layout, reels: SlotDefinition['reels']): Strips =>
  reels.map((reel) => reel.map((symbolId) => layout.indexOf(symbolId)))

export function windowAt(strips: Strips, stops: readonly number[], rows: number): number[] {
  const window: number[] = []
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel]!
    for (let row = 0; row < rows; row++) window.push(strip[(stops[reel]! + row) % strip.length]!)
  }
  return window
}

export function gridOf({ rows, symbolIds }: Layout, window: Window): Grid {
  const grid: string[][] = []
  for (let at = 0; at < window.length; at += rows) {
    grid.push(window.slice(at, at + rows).map((symbol) => symbolIds[symbol]!))
  }
  return grid
}

/** The cells that show `symbol`, reel by reel. */
export function cellsOf({ rows }: Layout, window: Window, symbol: number): Cell[] {
  const cells: Cell[] = []
  window.forEach((shown, at) => {
    if (shown === symbol) cells.push([Math.floor(at / rows), at % rows])
  })
  return cells
}
