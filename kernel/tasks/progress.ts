import type { TaskCalendar, TaskProgress } from './task.ts'

interface Task {
  readonly target: number
  readonly progress: number
  readonly isCompleted: boolean
}

/**
 * Days with the player's progress, which never shrinks. Days before `from` keep what they say in an advent calendar,
 * where they have ended; in a season they are complete. `first` is the index of the first given day.
 */
export const withProgress = <T extends Task, D extends { readonly tasks: T[]; readonly isCompleted: boolean }>(
  days: readonly D[],
  { type, from, days: counts }: TaskProgress & Pick<TaskCalendar, 'type'>,
  first = 0,
): D[] =>
  days.map((day, nth) => {
    const at = first + nth
    if (at < from && type === 'advent') return day
    const tasks = day.tasks.map((task, of) => {
      const counted = at < from ? task.target : (counts[at - from]?.[of] ?? 0)
      const progress = Math.min(task.target, Math.max(task.progress, counted))
      return { ...task, progress, isCompleted: progress === task.target }
    })
    return { ...day, tasks, isCompleted: tasks.every(({ isCompleted }) => isCompleted) }
  })
