import type { LinesRule, Pays } from '../definition.ts'
import type { Evaluator, FoundWin, Layout, Window } from '../layout.ts'

/** Finds the best win of every line, from the leftmost reel on, and from the rightmost one where lines run both ways. */
export function linesEvaluator(rule: LinesRule, layout: Layout): Evaluator {
  const { rows, symbolIds } = layout
  const pays = symbolIds.map((id) => (rule.pays as Record<string, Pays>)[id] ?? {})
  const lines = rule.lines.map((line) => line.map((row, reel) => reel * rows + row))
  const reversed = lines.map((line) => line.toReversed())
  const game = { layout, pays, wildMultipliers: rule.wildMultipliers }
  const multiplierOf = (window: Window): number =>
    rule.fullGridMultiplier !== undefined && isFull(layout, window) ? rule.fullGridMultiplier : 1

  return (window) => {
    const wins: FoundWin[] = []
    const add = (line: number, cells: readonly number[], isFromRight: boolean): void => {
      const run = bestRun(game, window, cells)
      // A full line was paid from the left.
      if (run.units === 0 || (isFromRight && run.count === cells.length)) return
      wins.push({
        kind: 'line',
        symbol: symbolIds[run.symbol]!,
        count: run.count,
        cells: cells.slice(0, run.count).map((cell) => [Math.floor(cell / rows), cell % rows]),
        line,
        ...(isFromRight && { isFromRight }),
        ...(run.times > 1 && { wildMultiplier: run.times }),
        units: run.units * multiplierOf(window),
      })
    }
    for (let line = 0; line < lines.length; line++) {
      add(line, lines[line]!, false)
      if (rule.direction === 'both') add(line, reversed[line]!, true)
    }
    return wins
  }
}

interface Lines {
  readonly layout: Layout
  readonly pays: readonly Pays[]
  readonly wildMultipliers: LinesRule['wildMultipliers']
}

/** The run of one symbol with its wilds, or of the wilds alone when these pay more. */
function bestRun({ layout, pays, wildMultipliers }: Lines, window: Window, line: readonly number[]): Run {
  const { wild, isWild, isScatter, wildWeights } = layout
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
  const runOf = (of: number, length: number): Run => {
    const weights = wildMultipliers ? line.slice(0, length).map((cell) => wildWeights[window[cell]!]!) : []
    const times = wildMultiplier(wildMultipliers, weights)
    return { symbol: of, count: length, times, units: (pays[of]?.[length] ?? 0) * times }
  }
  const run = runOf(symbol, count)
  const wildRun = wilds === 0 ? run : runOf(wild, wilds)
  return wildRun.units > run.units ? wildRun : run
}

/** What the multipliers of some wilds make together; a wild without one, and what is no wild, has no part in it. */
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

/** One plain symbol and wilds, or wilds alone, in every cell. */
function isFull({ isWild, isScatter }: Layout, window: Window): boolean {
  const plain = window.find((shown) => !isWild(shown))
  return plain === undefined || (!isScatter(plain) && window.every((shown) => shown === plain || isWild(shown)))
}
