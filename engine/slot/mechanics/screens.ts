import type { FoundWin } from '../layout.ts'
import type { Round } from '../round.ts'

/** The multiplier of a spin's wins, which rises where every screen has a line. */
export function togetherMultiplier(round: Round, wins: readonly FoundWin[], multiplier: number): number {
  const { definition, layout } = round.slot
  if (!definition.screens || layout.screenCount !== screensWith(round, wins)) return multiplier
  const value = multiplier * definition.screens.together
  round.emit({ type: 'multiplier', value })
  return value
}

function screensWith({ slot: { layout } }: Round, wins: readonly FoundWin[]): number {
  const across = layout.reelCount / layout.screenCount
  return new Set(wins.map(({ cells }) => Math.floor(cells[0]![0] / across))).size
}
