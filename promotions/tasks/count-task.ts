import type { PlannedTask } from '#kernel/tasks/task.ts'
import type { PromotionEvent } from '../definition.ts'

export type CountedEvent = PromotionEvent<'round.settled' | 'purchase.completed' | 'day.first-seen'>
type RoundEvent = PromotionEvent<'round.settled' | 'round.reversed'>

/** A task's count after an event, of `games` the bits of those played; the same if the event does not matter to it. */
export function countAfter(task: PlannedTask, count: number, event: CountedEvent): number {
  if (event.type === 'purchase.completed') return task.type === 'purchases' ? count + 1 : count
  if (event.type === 'day.first-seen') return task.type === 'sign-in' ? count + 1 : count
  const { game, stake, win, isFree } = event.payload
  if (!isOf(task, event)) return count
  switch (task.type) {
    case 'rounds':
      return count + 1
    case 'wins':
      return win > 0 ? count + 1 : count
    case 'stakes':
      return isFree ? count : count + stake
    case 'games':
      return count | (1 << task.gameIds.indexOf(game))
    default:
      return count
  }
}

/** By how much a reversed round may have raised a task. A game played stays played. */
export function raisedBy(task: PlannedTask, event: PromotionEvent<'round.reversed'>): number {
  const { stake, win, isFree, isWhole } = event.payload
  if (!isOf(task, event)) return 0
  if (task.type === 'stakes') return isFree ? 0 : stake
  return isWhole && (task.type === 'rounds' || (task.type === 'wins' && win > 0)) ? 1 : 0
}

const isOf = ({ mode, gameIds }: PlannedTask, { payload }: RoundEvent): boolean =>
  (!mode || mode === payload.mode) && (gameIds.length === 0 || gameIds.includes(payload.game))

export const progressOf = ({ type, target }: PlannedTask, count = 0): number =>
  Math.min(target, type === 'games' ? count.toString(2).replaceAll('0', '').length : count)

export const isDone = (task: PlannedTask, count?: number): boolean => progressOf(task, count) === task.target
