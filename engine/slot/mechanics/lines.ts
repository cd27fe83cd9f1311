import type { LinesRule, Pays } from '../definition.ts'
import type { Evaluator, FoundWin, Layout, Window } from '../layout.ts'

/** Finds the best win of every line, from the leftmost reel on, and from the rightmost one where lines run both ways. */
export function linesEvaluator(rule: LinesRule, layout: Layout): Evaluator {
  const { rows, symbolIds } = layout
  const pays = symbolIds.map((id) => (rule.pays as Record<string, Pays>)[id] ?? {})
  const lines = rule.lines.map((line) => line.map((row, reel) => reel * rows + row))
  const reversed = lines.map((line) => line.toReversed())
  const multiplierOf = (window: Window): number =>
    rule.fullGridMultiplier !== undefined && isFull(layout, window) ? rule.fullGridMultiplier : 1

  return (window) => {
    const wins: FoundWin[] = []
    const add = (line: number, cells: readonly number[], isFromRight: boolean): void => {
      const run = bestRun(layout, pays, window, cells)
      // A full line was paid from the left.
      if (run.units === 0 || (isFromRight && run.count === cells.length)) return
      wins.push({
        kind: 'line',
        symbol: symbolIds[run.symbol]!,
        count: run.count,
        cells: cells.slice(0, run.count).map((cell) => [Math.floor(cell / rows), cell % rows]),
        line,
        ...(isFromRight && { isFromRight }),
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

/** The run of one symbol with its wilds, or of the wilds alone when these pay more. */
function bestRun({ wild, isScatter }: Layout, pays: readonly Pays[], window: Window, line: readonly number[]): Run {
  let symbol = -1
  let count = 0
  let wilds = 0
  for (const cell of line) {
    const shown = window[cell]!
    if (shown === wild) {
      if (symbol === -1) wilds++
    } else if (isScatter(shown) || (symbol !== -1 && shown !== symbol)) break
    else symbol = shown
    count++
  }
  const units = symbol === -1 ? 0 : (pays[symbol]![count] ?? 0)
  const wildUnits = wilds === 0 ? 0 : (pays[wild]![wilds] ?? 0)
  return wildUnits > units ? { symbol: wild, count: wilds, units: wildUnits } : { symbol, count, units }
}

interface Run {
  readonly symbol: number
  readonly count: number
  readonly units: number
}

/** One plain symbol and wilds, or wilds alone, in every cell. */
function isFull({ wild, isScatter }: Layout, window: Window): boolean {
  const plain = window.find((shown) => shown !== wild)
  return plain === undefined || (!isScatter(plain) && window.every((shown) => shown === plain || shown === wild))
}
