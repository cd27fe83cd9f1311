import { gridOf } from '../layout.ts'
import type { Round } from '../round.ts'
import { cellsWhere, takenBy } from './falling.ts'

/**
 * Pays the window and every respin that adds to it: winning symbols and scatters hold, the other cells are drawn again,
 * reel by reel from the top. Changes the window.
 */
export function playHeldSpins(round: Round, window: number[], draw: () => number): void {
  const { layout, evaluate } = round.slot
  let held = window.map(() => false)
  while (!round.isCapped) {
    const wins = evaluate(window).filter(({ kind }) => kind !== 'scatter')
    const taken = takenBy(layout, wins)
    const holding = window.map((shown, at) => taken[at]! || layout.isScatter(shown))
    if (wins.length === 0 || !holding.some((holds, at) => holds && !held[at])) return
    round.pay(wins, 1)
    if (round.isCapped || holding.every(Boolean)) return
    held = holding
    for (let at = 0; at < window.length; at++) if (!held[at]) window[at] = draw()
    round.emit({ type: 'reveal', stops: [], grid: gridOf(layout, window), stuck: cellsWhere(layout, held) })
  }
}
