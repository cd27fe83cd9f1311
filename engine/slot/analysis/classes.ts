import { assert } from '#kernel/result.ts'
import type { LinesRule, Pays, ScattersRule, SlotDefinition } from '../definition.ts'
import { type Layout, layoutOf, stripsOf } from '../layout.ts'
import { type PayTables, payTablesOf } from './pay-table.ts'
import { type ReelView, viewsOf } from './reel-views.ts'
import { boostedPays } from './boosted-pays.ts'
import { type WindowClass, visitClasses } from './visit-classes.ts'
import { type MarkedOutcome, OutcomeCounter, type SpinCounts } from './spin-counts.ts'

/**
 * Counts every outcome of a lines game without visiting every stop. A line wins for the symbol on its starting reel,
 * so for each view of that reel only the cells matching its few symbols, and the scatters, matter: the stops of
 * another reel that agree on those form one weighted class.
 */
export function countByClasses(definition: SlotDefinition, reels: SlotDefinition['reels']): SpinCounts {
  assert(canCountByClasses(definition, reels), 'wilds on the first reel, or respins, are walked instead')
  const layout = layoutOf(definition)
  const outcomes = countViewsByClasses(definition, viewsOf(layout, stripsOf(layout, reels)))
  return {
    total: reels.reduce((product, strip) => product * BigInt(strip.length), 1n),
    outcomes,
    firstUnits: outcomes.reduce((sum, { units, ways }) => sum + BigInt(units) * ways, 0n),
    respinWays: 0n,
  }
}

/** Whether the method applies to this definition. */
export function canCountByClasses(definition: SlotDefinition, reels: SlotDefinition['reels']): boolean {
  const layout = layoutOf(definition)
  return (
    definition.features.every((feature) => feature.kind !== 'nudge-respin') &&
    canCountViewsByClasses(definition, viewsOf(layout, stripsOf(layout, reels)))
  )
}

/** Whether it applies to these views. Reels full of wilds may precede the first symbol of a line. */
export function canCountViewsByClasses(definition: SlotDefinition, views: Views): boolean {
  const layout = layoutOf(definition)
  const starts = startReels(definition, layout, views)
  const counts = linesOf(definition).flatMap(({ pays }) =>
    Object.values(pays).flatMap((some) => Object.keys(some ?? {}).map(Number)),
  )
  const wildReels = Math.max(starts[0] ?? views.length, views.length - 1 - (starts[1] ?? views.length - 1))
  // Wilds alone must not pay: they would pay for every symbol.
  return (
    wildReels < Math.min(...counts) && starts.every((reel) => views[reel]!.every(({ window }) => !window.some(layout.isWild)))
  )
}

type Views = readonly (readonly ReelView[])[]

/** The number of ways by units, scatters and marked reels. */
export function countViewsByClasses(
  definition: SlotDefinition,
  views: Views,
  tableOf: PayTables = payTablesOf(definition),
): MarkedOutcome[] {
  const layout = layoutOf(definition)
  const scatterRules = definition.wins.filter((rule) => rule.kind === 'scatters')
  const starts = startReels(definition, layout, views)
  const isRising = linesOf(definition).every(({ pays, wildMultipliers }) =>
    Object.values(pays).every((some) => isRisingPay(some ?? {}, layout.reelCount, wildMultipliers !== undefined)),
  )
  const counter = new OutcomeCounter()
  for (const start of combinations(starts.map((reel) => classesOf(layout, views[reel]!, null)))) {
    const symbols = [...new Set(start.flatMap(({ window }) => window))].filter((symbol) => !layout.isScatter(symbol))
    const tables = symbols.map(tableOf)
    const classes = views.map((reel, at) => classesOf(layout, starts.includes(at) ? [start[starts.indexOf(at)]!] : reel, symbols))
    const boosted = boostedPays(layout, linesOf(definition), symbols)
    visitClasses({ rows: layout.rows, classes, tables, isRising, ...(boosted && { boosted }) }, counter)
  }
  return counter
    .outcomes()
    .map((outcome) => ({ ...outcome, units: outcome.units + scatterUnits(scatterRules, outcome.scatters) }))
}

const linesOf = ({ wins }: SlotDefinition): LinesRule[] => wins.filter((rule) => rule.kind === 'lines')

const scatterUnits = (rules: readonly ScattersRule[], scatters: number): number =>
  rules.reduce((sum, rule) => sum + (rule.pays[scatters] ?? 0), 0)

/** The reels where lines start: the first that is not all wilds, and the last one if lines run both ways. */
function startReels(definition: SlotDefinition, { isWild }: Layout, views: Views): number[] {
  const open = views.flatMap((reel, at) => (reel.every(({ window }) => window.every(isWild)) ? [] : [at]))
  const isBothWays = linesOf(definition).some(({ direction }) => direction === 'both')
  return open.length > 1 && isBothWays ? [open[0]!, open.at(-1)!] : open.slice(0, 1)
}

function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((known, list) => known.flatMap((before) => list.map((next) => [...before, next])), [[]])
}

/** Groups the views of a reel that differ only outside `symbols`, scatters and the mark; `null` groups all. */
function classesOf(layout: Layout, views: readonly ReelView[], symbols: readonly number[] | null): WindowClass[] {
  const classes = new Map<string, WindowClass>()
  for (const view of views) {
    const masks = (symbols ?? []).map((symbol) => maskOf(layout, view.window, symbol))
    const scatters = view.tally ?? view.window.filter(layout.isScatter).length
    const times = view.window.map((shown) => Math.max(1, layout.wildWeights[shown] ?? 0))
    const key = `${symbols ? masks.join() : view.window.join()} ${times.join()} ${scatters} ${view.isMarked}`
    const known = classes.get(key)
    if (known) known.weight += view.weight
    else classes.set(key, { ...view, masks, scatters, ...(times.some((each) => each > 1) && { times }) })
  }
  return [...classes.values()]
}

/** One bit per row: whether it shows the symbol or a wild. */
const maskOf = ({ isWild }: Layout, window: readonly number[], symbol: number): number =>
  window.reduce((mask, shown, row) => (shown === symbol || isWild(shown) ? mask | (1 << row) : mask), 0)

/** A longer run pays no less, and more where it adds a multiplying wild. */
const isRisingPay = (pays: Pays, reelCount: number, isStrict: boolean): boolean =>
  Array.from({ length: reelCount }, (_, run) => [pays[run] ?? 0, pays[run + 1] ?? 0] as const).every(
    ([before, units]) => units > before || (units === before && (units === 0 || !isStrict)),
  )
