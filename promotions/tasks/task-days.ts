import type { PushMessage } from '#kernel/push.ts'
import type { PlannedTask, TaskCalendar, TaskProgress } from '#kernel/tasks/task.ts'
import { calendarDayOf, daysBetween } from '#kernel/time.ts'
import type { Cost, GrantOrder, Ignored, Outcome, PromotionEvent, Run } from '../definition.ts'
import { fixedCost } from '../forecast/prize-moments.ts'
import { countAfter, type CountedEvent, isDone, progressOf, raisedBy } from './count-task.ts'

/**
 * A calendar of tasks, for cells of `taskProgress`: counts by day and task from the first open day that is not complete,
 * of `games` tasks the bits of those played. Each task pays its prize once.
 */
export type TaskCell = TaskProgress
type CalendarRun = Pick<Run<TaskCalendar>, 'config' | 'startsAt' | 'timeZone'>

export const NO_TASKS: TaskCell = { from: 0, days: [] }

interface CompletedTask {
  readonly day: number
  readonly nth: number
  readonly task: PlannedTask
}

type Tell = (cell: TaskCell, completed: readonly PlannedTask[], run: CalendarRun) => readonly PushMessage[]
type Step = Outcome<TaskCell> | Ignored

/** The handlers of what tasks count; `tell` says what a player is told of a change. */
export function countTasks(tell: Tell) {
  const count = (cell: TaskCell, event: CountedEvent, run: CalendarRun): Step => advance(cell, event, { run, tell })
  return {
    'round.settled': count,
    'round.reversed': (cell: TaskCell, event: PromotionEvent<'round.reversed'>, run: CalendarRun): Step =>
      takeBack(cell, event, { run, tell }),
    'purchase.completed': count,
    'day.first-seen': count,
  }
}

interface Counting {
  readonly run: CalendarRun
  readonly tell: Tell
}

/** An event counts for one day: the earliest open one with an unfinished task of its kind. */
function advance(cell: TaskCell, event: CountedEvent, { run, tell }: Counting): Step {
  const { type, days } = run.config
  const today = daysBetween(calendarDayOf(run.startsAt, run.timeZone), event.day)
  const from = type === 'advent' ? Math.max(today, cell.from) : cell.from
  const open = days.slice(from, today + 1).map(({ tasks }) => tasks)
  const dayOf = new Map<PlannedTask['type'], number>()
  const completed: CompletedTask[] = []
  const counts = open.map((tasks, at) =>
    tasks.map((task, nth) => {
      const count = cell.days[from + at - cell.from]?.[nth] ?? 0
      const next = isDone(task, count) ? count : countAfter(task, count, event)
      if (next === count || (dayOf.get(task.type) ?? at) !== at) return count
      dayOf.set(task.type, at)
      if (isDone(task, next)) completed.push({ day: from + at, nth, task })
      return task.type === 'games' ? next : Math.min(next, task.target)
    }),
  )
  if (dayOf.size === 0) return NO_OPEN_TASK
  const passed =
    type === 'advent' ? 0 : countWhile(counts, (row, at) => row.every((count, nth) => isDone(open[at]![nth]!, count)))
  const next = { from: from + passed, days: withoutEmptyEnd(counts.slice(passed)) }
  const tasks = completed.map(({ task }) => task)
  return { cell: next, grants: completed.map((each) => grantOf(each, event)), pushes: tell(next, tasks, run) }
}

/**
 * A reversed round lowers the open tasks that it may have raised, of each kind on the latest day that has some. What is
 * done stays done, as its prize has been granted.
 */
function takeBack(cell: TaskCell, event: PromotionEvent<'round.reversed'>, { run, tell }: Counting): Step {
  const dayOf = new Map<PlannedTask['type'], number>()
  const days = cell.days.map((row) => [...row])
  for (let at = days.length - 1; at >= 0; at--) {
    for (const [nth, task] of run.config.days[cell.from + at]!.tasks.entries()) {
      const count = days[at]![nth] ?? 0
      const less = isDone(task, count) ? 0 : Math.min(count, raisedBy(task, event))
      if (less === 0 || (dayOf.get(task.type) ?? at) !== at) continue
      dayOf.set(task.type, at)
      days[at]![nth] = count - less
    }
  }
  if (dayOf.size === 0) return NO_OPEN_TASK
  const next = { from: cell.from, days: withoutEmptyEnd(days) }
  return { cell: next, pushes: tell(next, [], run) }
}

const NO_OPEN_TASK = { ignored: 'no-open-task' } as const

const withoutEmptyEnd = (rows: readonly (readonly number[])[]): number[][] =>
  rows.slice(0, rows.findLastIndex((row) => row.some(Boolean)) + 1).map((row) => [...row])

const countWhile = <T>(rows: readonly T[], holds: (row: T, at: number) => boolean): number => {
  const end = rows.findIndex((row, at) => !holds(row, at))
  return end < 0 ? rows.length : end
}

/** The key of a task's grant; both count from 0. */
export const taskKey = (day: number, nth: number): string => `day:${day + 1}:task:${nth + 1}`

/** A task of purchases goes with the one that completed it. */
const grantOf = ({ day, nth, task: { prize } }: CompletedTask, { type, payload }: CountedEvent): GrantOrder => ({
  key: taskKey(day, nth),
  value: { kind: 'balance', ...prize },
  ...(type === 'purchase.completed' && { purchase: payload.nth }),
})

/** The progress as pages read it. */
export const progressIn = ({ from, days }: TaskCell, { config }: Pick<CalendarRun, 'config'>): TaskProgress => ({
  from,
  days: days.map((row, at) => row.map((count, nth) => progressOf(config.days[from + at]!.tasks[nth]!, count))),
})

/** Each task is done once. */
export const taskCosts = ({ days }: TaskCalendar): Cost[] =>
  days.flatMap(({ tasks }, day) => tasks.map(({ prize }, task) => fixedCost(`task ${task + 1} of day ${day + 1}`, prize)))
