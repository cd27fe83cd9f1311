import type { QuestDay } from '../contract.ts'

export type DayState = 'locked' | 'open' | 'ended' | 'completed'

export function stateOf({ isCompleted, isEnded, isLocked }: Pick<QuestDay, 'isCompleted' | 'isEnded' | 'isLocked'>): DayState {
  if (isCompleted) return 'completed'
  if (isLocked) return 'locked'
  return isEnded ? 'ended' : 'open'
}

/** The day to show first: the first open one with a task left, else the latest open one, else the first. */
export function dayToShow(days: readonly QuestDay[]): number {
  const isOpen = ({ isLocked, isEnded }: QuestDay) => !isLocked && !isEnded
  const left = days.findIndex((day) => isOpen(day) && !day.isCompleted)
  return left >= 0 ? left : Math.max(0, days.findLastIndex(isOpen))
}
