import type { SlotDefinition } from './definition.ts'
import type { Cell, Grid, Win } from './events.ts'

export interface Layout {
  readonly reelCount: number
  /** The number of screens; each has as many of the reels. */
  readonly screenCount: number
  readonly rows: number
  /** The cells of a window without added reels, in its order. */
  readonly cells: readonly Cell[]
  readonly symbolIds: readonly string[]
  /** Index of the first wild, -1 in games without one. */
  readonly wild: number
  /** Each symbol's multiplier as a wild; 0 if it is no wild. */
  readonly wildWeights: readonly number[]
  /** For each symbol itself, or the one that it is two of. */
  readonly singles: readonly number[]
  isWild(symbol: number): boolean
  isScatter(symbol: number): boolean
  indexOf(symbolId: string): number
}

export type Strips = readonly (readonly number[])[]

/** The window, reel by reel: the symbol at (reel, row) is at `reel * rows + row`, `EMPTY` below a short reel. */
export type Window = readonly number[]

/** Not a symbol's index. */
export const EMPTY = 255

export type Evaluator = (window: Window) => FoundWin[]

export interface FoundWin {
  readonly kind: Win['kind']
  readonly symbol: string
  readonly count: number
  readonly cells: readonly Cell[]
  readonly line?: number
  readonly isFromRight?: boolean
  readonly ways?: number
  readonly wildMultiplier?: number
  readonly by?: Cell
  readonly tier?: string
  /** Units of the definition, before any feature multiplier. */
  readonly units: number
}

export function layoutOf(definition: SlotDefinition): Layout {
  const { rows, reels } = definition
  const symbolIds = definition.symbols.map((symbol) => symbol.id)
  const wildWeights = definition.symbols.map(({ role, multiplier = 1 }) => (role === 'wild' ? multiplier : 0))
  const scatters = definition.symbols.map((symbol) => symbol.role === 'scatter')
  return {
    reelCount: reels.length,
    screenCount: definition.screens?.count ?? 1,
    rows,
    cells: Array.from({ length: reels.length * rows }, (_, at) => [Math.floor(at / rows), at % rows] as const),
    symbolIds,
    wild: definition.symbols.findIndex((symbol) => symbol.role === 'wild'),
    wildWeights,
    singles: definition.symbols.map(({ id, twoOf }) => symbolIds.indexOf(twoOf ?? id)),
    isWild: (symbol) => (wildWeights[symbol] ?? 0) > 0,
    isScatter: (symbol) => scatters[symbol] === true,
    indexOf: (symbolId) => symbolIds.indexOf(symbolId),
  }
}

export const stripsOf = (layout: Layout, reels: SlotDefinition['reels']): Strips =>
  reels.map((reel) => reel.map((symbolId) => layout.indexOf(symbolId)))

/** All `rows` of the strips at these stops, or each reel's height. */
export function windowAt(strips: Strips, stops: readonly number[], rows: number, heights?: readonly number[]): number[] {
  const window: number[] = []
  for (let reel = 0; reel < strips.length; reel++) {
    const strip = strips[reel]!
    const height = heights?.[reel] ?? rows
    for (let row = 0; row < rows; row++) window.push(row < height ? strip[(stops[reel]! + row) % strip.length]! : EMPTY)
  }
  return window
}

/** What has been shown: a window and its grid. */
export interface View {
  readonly window: Window
  readonly grid: Grid
}

/** The columns that are as in the view before are the same arrays. */
export function gridOf({ rows, symbolIds }: Layout, window: Window, before?: View): Grid {
  const grid: (readonly string[])[] = []
  for (let top = 0; top < window.length; top += rows) {
    if (before && isColumnOf(before.window, window, { from: top, to: top + rows })) {
      grid.push(before.grid[grid.length]!)
      continue
    }
    let height = rows
    while (height > 0 && window[top + height - 1] === EMPTY) height--
    const column = BLANK.slice(0, height)
    for (let row = 0; row < height; row++) column[row] = symbolIds[window[top + row]!]!
    grid.push(column)
  }
  return grid
}

/** Of the greatest height that definitions may have, and more. */
const BLANK: readonly string[] = Array.from({ length: 64 }, () => '')

function isColumnOf(before: Window, window: Window, { from, to }: { readonly from: number; readonly to: number }): boolean {
  for (let at = from; at < to; at++) if (before[at] !== window[at]) return false
  return true
}

/** The number of ways of `symbol` through a cell that shows `shown`. */
export function waysThrough({ singles, wildWeights }: Layout, symbol: number, shown: number): number {
  if (shown === symbol) return 1
  return singles[shown] === symbol ? 2 : (wildWeights[shown] ?? 0)
}

/** The cells that show `symbol`, reel by reel. */
export function cellsOf({ rows }: Layout, window: Window, symbol: number): Cell[] {
  const cells: Cell[] = []
  for (let at = 0; at < window.length; at++) {
    if (window[at] === symbol) cells.push([Math.floor(at / rows), at % rows])
  }
  return cells
}

/** The number of cells that show `symbol`. */
export function countOf(window: Window, symbol: number): number {
  let count = 0
  for (const shown of window) if (shown === symbol) count++
  return count
}
