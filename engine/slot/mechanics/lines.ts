import type { LinesRule, Pays } from '../definition.ts'
import type { Evaluator, FoundWin, Layout, Window } from '../layout.ts'

/** Finds the best win of every line of each screen from the leftmost reel, and from the rightmost if lines run both ways. */
export function linesEvaluator(rule: LinesRule, layout: Layout): Evaluator {
  const { rows, symbolIds } = layout
  const bestRun = runFinder(rule, layout)
  const across = layout.reelCount / layout.screenCount
  const lines = Array.from({ length: layout.screenCount }, (_, screen) =>
    rule.lines.map((line) => line.map((row, reel) => (screen * across + reel) * rows + row)),
  ).flat()
  const reversed = lines.map((line) => line.toReversed())
  const multiplierOf = (window: Window): number =>
    rule.fullGridMultiplier !== undefined && isFull(layout, window) ? rule.fullGridMultiplier : 1
  const add = (wins: FoundWin[], window: Window, line: number, isFromRight: boolean): void => {
    const cells = (isFromRight ? reversed : lines)[line]!
    const run = bestRun(window, cells)
    // A full line was already paid from the left.
    if (!run || (isFromRight && run.count === cells.length)) return
    wins.push({
      kind: 'line',
      symbol: symbolIds[run.symbol]!,
      count: run.count,
      cells: cells.slice(0, run.count).map((cell) => [Math.floor(cell / rows), cell % rows]),
      line: line % rule.lines.length,
      ...(isFromRight && { isFromRight }),
      ...(run.times > 1 && { wildMultiplier: run.times }),
      units: run.units * multiplierOf(window),
    })
  }

  return (window) => {
    const wins: FoundWin[] = []
    for (let line = 0; line < lines.length; line++) {
      add(wins, window, line, false)
      if (rule.direction === 'both') add(wins, window, line, true)
    }
    return wins
  }
}

/** Finds the run of one symbol with its wilds, or of the wilds alone if they pay more; undefined if neither pays. */
function runFinder({ pays, wildMultipliers }: LinesRule, layout: Layout) {
  const { wild, isWild, isScatter, wildWeights } = layout
  const tables = layout.symbolIds.map((id) => tableOf((pays as Record<string, Pays>)[id], layout.reelCount))
  const payOf = (symbol: number, count: number): number => (symbol === -1 ? 0 : tables[symbol]![count]!)
  const runOf = (symbol: number, count: number, window: Window, line: readonly number[]): Run => {
    const weights = wildMultipliers ? line.slice(0, count).map((cell) => wildWeights[window[cell]!]!) : []
    const times = wildMultiplier(wildMultipliers, weights)
    return { symbol, count, times, units: payOf(symbol, count) * times }
  }
  return (window: Window, line: readonly number[]): Run | undefined => {
    let symbol = -1
    let count = 0
    let wilds = 0
    for (const cell of line) {
      const shown = window[cell]!
      if (isWild(shown)) {
        if (symbol === -1) wilds++
      } else if (isScatter(shown) || (symbol !== -1 && shown !== symbol)) break
      else symbol = shown
      count++
    }
    // A fast path: most lines win nothing.
    if (payOf(symbol, count) === 0 && payOf(wild, wilds) === 0) return undefined
    const run = runOf(symbol, count, window, line)
    const wildRun = wilds === 0 ? run : runOf(wild, wilds, window, line)
    return wildRun.units > run.units ? wildRun : run
  }
}

/** Units by run length. */
const tableOf = (pays: Pays | undefined, lengthMax: number): number[] =>
  Array.from({ length: lengthMax + 1 }, (_, length) => pays?.[length] ?? 0)

/** The combined multiplier of some wilds; symbols without one have no effect. */
export function wildMultiplier(how: LinesRule['wildMultipliers'], weights: readonly number[]): number {
  const multipliers = weights.filter((weight) => weight > 1)
  if (how === undefined || multipliers.length === 0) return 1
  return multipliers.reduce((all, each) => (how === 'sum' ? all + each : all * each))
}

interface Run {
  readonly symbol: number
  readonly count: number
  readonly units: number
  readonly times: number
}

/** One plain symbol and wilds, or wilds only, in every cell. */
function isFull({ isWild, isScatter }: Layout, window: Window): boolean {
  const plain = window.find((shown) => !isWild(shown))
  return plain === undefined || (!isScatter(plain) && window.every((shown) => shown === plain || isWild(shown)))
}
