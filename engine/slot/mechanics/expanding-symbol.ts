import type { Cell } from '../events.ts'
import { cellsOf, type FoundWin, gridOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** After the lines have paid: if the special symbol shows on enough reels, it fills them and pays on every line. */
export function payExpanded(round: Round, symbol: string, spin: Spin, multiplier: number): void {
  if (round.isCapped) return
  const { layout, definition } = round.slot
  const special = layout.indexOf(symbol)
  const reels = [...new Set(cellsOf(layout, spin.window, special).map(([reel]) => reel))]
  const wins = definition.wins.flatMap((rule): FoundWin[] => {
    const units = rule.kind === 'lines' ? (rule.pays[symbol]?.[reels.length] ?? 0) : 0
    if (rule.kind !== 'lines' || units === 0) return []
    return rule.lines.map((rows, line) => ({
      kind: 'line',
      symbol,
      count: reels.length,
      cells: reels.map((reel) => [reel, rows[reel]!]),
      line,
      units,
    }))
  })
  if (wins.length === 0) return
  const cells = reels.flatMap((reel) => Array.from({ length: layout.rows }, (_, row): Cell => [reel, row]))
  const window = spin.window.map((shown, at) => (reels.includes(Math.floor(at / layout.rows)) ? special : shown))
  round.emit({ type: 'transform', reason: 'expand', symbol, cells, grid: gridOf(layout, window) })
  round.pay(wins, multiplier)
}
