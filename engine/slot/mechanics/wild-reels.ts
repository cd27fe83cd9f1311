import type { WildReels } from '../definition.ts'
import type { Cell } from '../events.ts'
import { gridOf } from '../layout.ts'
import type { Round, Spin } from '../round.ts'

/** Draws which reels turn wild, once the reels have stopped; without a choice the spin stays as it is. */
export function turnReels(round: Round, choices: readonly WildReels[] | undefined, spin: Spin, label: string): Spin {
  if (!choices) return spin
  const { reels } =
    choices[
      round.stream.weighted(
        choices.map(({ weight }) => weight),
        `${label}wild-reels`,
      )
    ]!
  if (reels.length === 0) return spin
  const { layout } = round.slot
  const window = spin.window.map((shown, at) => (reels.includes(Math.floor(at / layout.rows)) ? layout.wild : shown))
  const cells = reels.flatMap((reel) => Array.from({ length: layout.rows }, (_, row): Cell => [reel, row]))
  const symbol = layout.symbolIds[layout.wild]!
  round.emit({ type: 'transform', reason: 'wild', symbol, cells, grid: gridOf(layout, window) })
  return { ...spin, window }
}
