import { oncePer } from '#kernel/memo.ts'
import { assert } from '#kernel/result.ts'
import type { LinesRule, NudgeRespinRule, ScattersRule, SlotDefinition, SlotSymbol, WaysRule, WinRule } from '../definition.ts'
import { OutcomeCounter, type SpinCounts } from './spin-counts.ts'

type Reels = SlotDefinition['reels']
type Columns = readonly (readonly string[])[]

/**
 * Counts by visiting every stop of every reel, by symbol name. Slow and simple, and deliberately independent of the
 * mechanics that `play` uses, so that a mistake would have to be made twice. Small games take their math report from
 * it; for others it is a cross-check.
 */
export function walkSpins(definition: SlotDefinition, reels: Reels): SpinCounts {
  const cycle = reels.reduce((product, reel) => product * reel.length, 1)
  assert(cycle <= CYCLE_MAX, `${cycle} stops are too many to walk`)
  const rule = definition.features.find((feature) => feature.kind === 'nudge-respin')
  // A respin splits one way into as many as its reel has stops; this number divides evenly for every reel.
  const parts = rule ? reels.reduce((product, reel) => product * reel.length, 1) : 1
  const counter = new OutcomeCounter()
  let firstUnits = 0n
  let respinWays = 0n

  for (const stops of allStops(reels)) {
    const columns = stops.map((stop, reel) => columnAt(reels[reel]!, stop, definition.rows))
    const units = unitsOf(definition, columns)
    const scatters = countRole(definition, columns, 'scatter')
    firstUnits += BigInt(units) * BigInt(parts)
    const free = rule ? freeReel(rule, columns) : -1
    if (free === -1) {
      counter.add(units, scatters, parts)
      continue
    }
    respinWays += BigInt(parts)
    const length = reels[free]!.length
    for (let stop = 0; stop < length; stop++) {
      const respun = bestOfNudges(definition, reels[free]!, columns, { reel: free, stop })
      counter.add(units + respun, scatters, parts / length)
    }
  }
  return { total: BigInt(cycle) * BigInt(parts), outcomes: counter.outcomes(), firstUnits, respinWays }
}

/** The units won by the symbols in view, straight from the rules. */
export const unitsOf = (definition: SlotDefinition, columns: Columns): number =>
  definition.wins.reduce((sum, rule) => sum + ruleUnits(definition, rule, columns), 0)

export const columnAt = (reel: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row + reel.length) % reel.length]!)

const CYCLE_MAX = 4_000_000

function* allStops(reels: Reels): Generator<number[]> {
  const stops = reels.map(() => 0)
  for (;;) {
    yield stops
    let reel = stops.length - 1
    while (reel >= 0 && stops[reel] === reels[reel]!.length - 1) stops[reel--] = 0
    if (reel < 0) return
    stops[reel]!++
  }
}

function ruleUnits(definition: SlotDefinition, rule: WinRule, columns: Columns): number {
  if (rule.kind === 'lines') return lineUnits(definition, rule, columns)
  if (rule.kind === 'ways') return waysUnits(definition, rule, columns)
  assert(rule.kind === 'scatters', `${definition.id} has no strips to walk`)
  return scatterUnits(rule, columns)
}

/** Visits every way cell by cell: its symbols and its wild multipliers. */
function waysUnits({ symbols }: SlotDefinition, rule: WaysRule, columns: Columns): number {
  const roleOf = (id: string): SlotSymbol => symbols.find((symbol) => symbol.id === id)!
  const waysOf = (symbol: string, reels: number): number =>
    columns
      .slice(0, reels)
      .reduce<number[]>(
        (ways, column) => {
          const cells = column.flatMap((shown) => {
            const { role, multiplier = 1, twoOf } = roleOf(shown)
            if (role === 'wild') return multiplier
            return twoOf === symbol ? [1, 1] : shown === symbol ? 1 : []
          })
          return ways.flatMap((weight) => cells.map((cell) => weight * cell))
        },
        [1],
      )
      .reduce((sum, weight) => sum + weight, 0)
  return Object.entries(rule.pays).reduce((units, [symbol, pays = {}]) => {
    const reels = columns.map((_, reel) => reel + 1).findLast((count) => waysOf(symbol, count) > 0)
    return reels === undefined ? units : units + (pays[reels] ?? 0) * waysOf(symbol, reels)
  }, 0)
}

/** Symbol properties that are looked up often. */
interface Names {
  readonly wilds: ReadonlySet<string>
  readonly plain: ReadonlySet<string>
  readonly multipliers: ReadonlyMap<string, number>
}

const namesOf = oncePer((definition: SlotDefinition): Names => {
  const idsOf = (role: SlotSymbol['role']) => new Set(definition.symbols.filter((each) => each.role === role).map(({ id }) => id))
  const multipliers = new Map(definition.symbols.flatMap(({ id, multiplier }) => (multiplier ? [[id, multiplier] as const] : [])))
  return { wilds: idsOf('wild'), plain: idsOf('plain'), multipliers }
})

function lineUnits(definition: SlotDefinition, rule: LinesRule, columns: Columns): number {
  const names = namesOf(definition)
  const multiplier = rule.fullGridMultiplier !== undefined && isFull(names, columns) ? rule.fullGridMultiplier : 1
  return rule.lines.reduce((units, line) => {
    const symbols = line.map((row, reel) => columns[reel]![row]!)
    const left = bestRun(names, rule, symbols)
    if (rule.direction !== 'both') return units + left.units * multiplier
    const right = bestRun(names, rule, symbols.toReversed())
    // A full line pays once.
    return units + (left.units + (right.run < symbols.length ? right.units : 0)) * multiplier
  }, 0)
}

function isFull({ wilds, plain }: Names, columns: Columns): boolean {
  const shown = columns.flat()
  const stand = shown.filter((symbol) => !wilds.has(symbol))
  return stand.every((symbol) => symbol === stand[0] && plain.has(symbol))
}

/** The better of two wins: the leading wilds alone, or the first other symbol with its wilds. */
function bestRun(names: Names, rule: LinesRule, line: readonly string[]): { units: number; run: number } {
  const { wilds, plain } = names
  const startsWith = (holds: (symbol: string) => boolean): number => {
    const end = line.findIndex((symbol) => !holds(symbol))
    return end === -1 ? line.length : end
  }
  const worth = (symbol: string, run: number) => ({
    units: (rule.pays[symbol]?.[run] ?? 0) * timesOf(names, rule, line.slice(0, run)),
    run,
  })
  const wildRun = startsWith((symbol) => wilds.has(symbol))
  const starting = line[wildRun]
  const alone = wildRun > 0 ? worth([...wilds][0]!, wildRun) : { units: 0, run: 0 }
  if (starting === undefined || !plain.has(starting)) return alone
  const withWilds = worth(
    starting,
    startsWith((symbol) => symbol === starting || wilds.has(symbol)),
  )
  return alone.units > withWilds.units ? alone : withWilds
}

/** The multiplier of a run's wilds. */
function timesOf({ multipliers }: Names, { wildMultipliers }: LinesRule, run: readonly string[]): number {
  if (wildMultipliers === undefined) return 1
  const own = run.flatMap((symbol) => multipliers.get(symbol) ?? [])
  return wildMultipliers === 'sum'
    ? own.reduce((sum, each) => sum + each, 0) || 1
    : own.reduce((product, each) => product * each, 1)
}

function scatterUnits(rule: ScattersRule, columns: Columns): number {
  return rule.pays[columns.flat().filter((symbol) => symbol === rule.symbol).length] ?? 0
}

function countRole(definition: SlotDefinition, columns: Columns, role: SlotSymbol['role']): number {
  const ids = definition.symbols.filter((symbol) => symbol.role === role).map((symbol) => symbol.id)
  return columns.flat().filter((symbol) => ids.includes(symbol)).length
}

/** The single reel without the rule's symbol; -1 unless there is exactly one. */
function freeReel(rule: NudgeRespinRule, columns: Columns): number {
  const without = columns.flatMap((column, reel) => (column.includes(rule.symbol) ? [] : [reel]))
  return without.length === 1 ? without[0]! : -1
}

function bestOfNudges(
  definition: SlotDefinition,
  reel: readonly string[],
  columns: Columns,
  respun: { reel: number; stop: number },
): number {
  const units = [0, -1, 1].map((by) => {
    const column = columnAt(reel, respun.stop + by, definition.rows)
    return unitsOf(
      definition,
      columns.map((held, index) => (index === respun.reel ? column : held)),
    )
  })
  return Math.max(...units)
}
