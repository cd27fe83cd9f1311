import { assert } from '#kernel/result.ts'
import type { LinesRule, Pays, ScattersRule, SlotDefinition } from '../definition.ts'
import { type Layout, layoutOf, type Strips, stripsOf, windowAt } from '../layout.ts'
import { OutcomeCounter, type SpinCounts } from './spin-counts.ts'

/**
 * Counts every outcome of a lines game without looking at every stop. A line wins for the symbol on the first reel
 * (no wild lands there), so for each first-reel window only the cells matching its few symbols, and the scatters,
 * count: all stops of a reel that agree on those are one class with a weight.
 */
export function countByClasses(definition: SlotDefinition, reels: SlotDefinition['reels']): SpinCounts {
  const layout = layoutOf(definition)
  const strips = stripsOf(layout, reels)
  assert(canCountByClasses(definition, reels), 'wilds on the first reel, or respins, are walked instead')
  const lines = definition.wins.filter((rule) => rule.kind === 'lines')
  const scatterRules = definition.wins.filter((rule) => rule.kind === 'scatters')
  const tableOf = payTables(layout, lines)
  const counter = new OutcomeCounter()

  for (const first of classesOf(layout, strips[0]!, null)) {
    const symbols = [...new Set(first.window)].filter((symbol) => !layout.isScatter(symbol))
    const tables = symbols.map(tableOf)
    const classes = strips.slice(1).map((strip) => classesOf(layout, strip, symbols))
    const start = { masks: symbols.map((symbol) => maskOf(layout, first.window, symbol)), ways: first.weight }
    visit(layout.rows, classes, { ...start, scatters: first.scatters }, (masks, scatters, ways) => {
      let units = 0
      for (let i = 0; i < masks.length; i++) units += tables[i]![masks[i]!]!
      counter.add(units, scatters, ways)
    })
  }
  return withScatterPays(counter, scatterRules, strips)
}

/** Whether the method holds for these rules. */
export function canCountByClasses(definition: SlotDefinition, reels: SlotDefinition['reels']): boolean {
  const wild = definition.symbols.find((symbol) => symbol.role === 'wild')?.id
  const hasWildFirst = wild !== undefined && reels[0]!.includes(wild)
  return !hasWildFirst && definition.features.every((feature) => feature.kind !== 'nudge-respin')
}

interface WindowClass {
  readonly window: readonly number[]
  readonly masks: readonly number[]
  readonly scatters: number
  weight: number
}

/** The windows of a reel that are not told apart by `symbols` and scatters; all of them by `null`. */
function classesOf(layout: Layout, strip: readonly number[], symbols: readonly number[] | null): WindowClass[] {
  const classes = new Map<string, WindowClass>()
  for (let stop = 0; stop < strip.length; stop++) {
    const window = windowAt([strip], [stop], layout.rows)
    const masks = (symbols ?? []).map((symbol) => maskOf(layout, window, symbol))
    const scatters = window.filter(layout.isScatter).length
    const key = symbols ? `${masks.join()} ${scatters}` : window.join()
    const known = classes.get(key)
    if (known) known.weight++
    else classes.set(key, { window, masks, scatters, weight: 1 })
  }
  return [...classes.values()]
}

/** One bit a row: is it the symbol, or a wild? */
const maskOf = ({ wild }: Layout, window: readonly number[], symbol: number): number =>
  window.reduce((mask, shown, row) => (shown === symbol || shown === wild ? mask | (1 << row) : mask), 0)

/** Goes through all combinations of one class a reel. */
function visit(
  rows: number,
  classes: readonly (readonly WindowClass[])[],
  start: { masks: number[]; scatters: number; ways: number },
  leaf: (masks: readonly number[], scatters: number, ways: number) => void,
): void {
  // One array of masks a depth, written over again, keeps the inner loop free of garbage.
  const depths = [start.masks, ...classes.map(() => start.masks.slice())]
  const descend = (depth: number, scatters: number, ways: number): void => {
    if (depth === classes.length) return leaf(depths[depth]!, scatters, ways)
    const above = depths[depth]!
    const below = depths[depth + 1]!
    const shift = rows * (depth + 1)
    for (const next of classes[depth]!) {
      for (let i = 0; i < above.length; i++) below[i] = above[i]! | (next.masks[i]! << shift)
      descend(depth + 1, scatters + next.scatters, ways * next.weight)
    }
  }
  descend(0, start.scatters, start.ways)
}

/** For a symbol: what all lines together pay, by the mask of the cells that show it. Tables are made when asked for. */
function payTables(layout: Layout, rules: readonly LinesRule[]): (symbol: number) => Int32Array {
  const tables = new Map<number, Int32Array>()
  return (symbol) => {
    let table = tables.get(symbol)
    if (!table) {
      table = payTable(layout, rules, layout.symbolIds[symbol]!)
      tables.set(symbol, table)
    }
    return table
  }
}

function payTable({ rows, reelCount }: Layout, rules: readonly LinesRule[], symbolId: string): Int32Array {
  const table = new Int32Array(1 << (rows * reelCount))
  for (const rule of rules) {
    const pays: Pays = rule.pays[symbolId] ?? {}
    const lines = rule.lines.map((line) => line.map((row, reel) => 1 << (reel * rows + row)))
    for (let mask = 0; mask < table.length; mask++) {
      const multiplier = mask === table.length - 1 ? (rule.fullGridMultiplier ?? 1) : 1
      for (const line of lines) {
        let run = 0
        while (run < line.length && mask & line[run]!) run++
        if (run > 0) table[mask]! += (pays[run] ?? 0) * multiplier
      }
    }
  }
  return table
}

function withScatterPays(counter: OutcomeCounter, rules: readonly ScattersRule[], strips: Strips): SpinCounts {
  const total = strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
  const outcomes = counter.outcomes().map(({ units, scatters, ways }) => ({
    units: rules.reduce((sum, rule) => sum + (rule.pays[scatters] ?? 0), units),
    scatters,
    ways,
  }))
  const firstUnits = outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n)
  return { total, outcomes, firstUnits, respinWays: 0n }
}
