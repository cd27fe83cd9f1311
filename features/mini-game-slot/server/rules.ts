import type { PrizeRules } from '#engine/fair/prize-rules.ts'
import type { MiniLevel } from '../contract.ts'

const WHOLE = 100_000
export const WIN = 'a win'

/** What a spin draws from: with the seeds it fixes whether it wins. */
export const spinRules = (winPer100k: number): PrizeRules => ({
  id: 'mini-game-slot',
  prizes: [
    { id: WIN, weight: winPer100k },
    { id: 'no win', weight: WHOLE - winPer100k },
  ],
})

export interface Run {
  readonly level: number
  readonly isOver: boolean
  /** Minor units; null while it goes on. */
  readonly coins: number | null
}

export const FRESH_RUN: Run = { level: 0, isOver: false, coins: null }

/** A win climbs a level and ends at the top; a loss ends the run. What the level is worth is paid at the end. */
export function afterSpin({ level }: Run, isWin: boolean, levels: readonly MiniLevel[]): Run {
  const reached = isWin ? level + 1 : level
  const isOver = !isWin || reached >= levels.length
  return { level: reached, isOver, coins: isOver ? worthOf(reached, levels) : null }
}

/** The run as it stands is taken. */
export const ended = ({ level }: Run, levels: readonly MiniLevel[]): Run => ({
  level,
  isOver: true,
  coins: worthOf(level, levels),
})

const worthOf = (level: number, levels: readonly MiniLevel[]): number => levels[level - 1]?.coins ?? 0
