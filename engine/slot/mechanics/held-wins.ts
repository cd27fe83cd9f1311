import { gridOf } from '../layout.ts'
import type { Round } from '../round.ts'
import { cellsWhere, takenBy } from './falling.ts'

/**
 * Pays the window and every respin that adds to it: winning symbols and scatters hold, the other cells are drawn again,
 * reel by reel from the top. Changes the window.
 */
export function playHeldSpins(round: Round, window: number[], draw: () => number): void {
  const { layout, evaluateFalling } = round.slot
  let held = takenBy(layout, [])
  while (!round.isCapped) {
    const wins = evaluateFalling(window)
    if (wins.length === 0) return
    const holding = takenBy(layout, wins)
    let [adds, isFull] = [false, true]
    for (let at = 0; at < window.length; at++) {
      if (layout.isScatter(window[at]!)) holding[at] = 1
      if (holding[at] === 0) isFull = false
      else if (held[at] === 0) adds = true
    }
    if (!adds) return
    round.pay(wins, 1)
    if (round.isCapped || isFull) return
    held = holding
    for (let at = 0; at < window.length; at++) if (held[at] === 0) window[at] = draw()
    round.emit({ type: 'reveal', stops: [], grid: gridOf(layout, window), stuck: cellsWhere(layout, held) })
  }
}
