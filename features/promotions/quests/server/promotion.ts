import { z } from 'zod'
import type { PushMessage } from '#kernel/push.ts'
import { calendarDayOf, DAY_MS } from '#kernel/time.ts'
import type { ConfigOf } from '#platform/campaigns/index.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import {
  definePromotion,
  type GrantOrder,
  type Ignored,
  type Outcome,
  type PromotionEvent,
  type Run,
} from '#promotions/definition.ts'
import { fixedCost } from '#promotions/forecast/prize-moments.ts'
import { questPush, type QuestProgress } from '../contract.ts'
import { questsCampaign } from '../shared/campaign.ts'
import type { PlannedTask } from '../shared/task.ts'

type QuestRun = Run<ConfigOf<typeof questsCampaign>>

/** Counts by day and task from the first open day that is not complete; of `games` the bits of those played. */
const questCell = z.object({ from: z.int().min(0), days: z.array(z.array(z.int().min(0))) })
export type QuestCell = z.infer<typeof questCell>

/** A calendar of tasks; play counts for the earliest open day that still needs it. */
export const quest = definePromotion({
  campaign: questsCampaign,
  cell: questCell,
  empty: (): QuestCell => ({ from: 0, days: [] }),
  on: {
    'round.settled': (cell: QuestCell, event, run) => advance(cell, event, { run, after: afterRound(event) }),
    'purchase.completed': (cell: QuestCell, event, run) => advance(cell, event, { run, after: addOne('purchases') }),
    'day.first-seen': (cell: QuestCell, event, run) => advance(cell, event, { run, after: addOne('sign-in') }),
  },
  cost: ({ days }) =>
    days.flatMap(({ tasks }, day) => tasks.map(({ prize }, task) => fixedCost(`task ${task + 1} of day ${day + 1}`, prize))),
})

interface Completed {
  readonly day: number
  readonly nth: number
  readonly task: PlannedTask
}

interface Advance {
  readonly run: QuestRun
  readonly after: After
}

/** A task's count after an event; the same if the event does not matter to it. */
type After = (task: PlannedTask, count: number) => number

const addOne =
  (type: PlannedTask['type']): After =>
  (task, count) =>
    task.type === type ? count + 1 : count

const afterRound =
  ({ payload: { game, mode, stake, win, isFree } }: PromotionEvent<'round.settled'>): After =>
  (task, count) => {
    if ((task.mode && task.mode !== mode) || (task.gameIds.length > 0 && !task.gameIds.includes(game))) return count
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

const progressOf = ({ type, target }: PlannedTask, count = 0): number =>
  Math.min(target, type === 'games' ? count.toString(2).replaceAll('0', '').length : count)

const isDone = (task: PlannedTask, count?: number): boolean => progressOf(task, count) === task.target

/** An event counts for one day: the earliest open one with an unfinished task of its kind. */
function advance(cell: QuestCell, { day }: PromotionEvent, { run, after }: Advance): Outcome<QuestCell> | Ignored {
  const { type, days } = run.config
  const today = (Date.parse(day) - Date.parse(calendarDayOf(run.startsAt, run.timeZone))) / DAY_MS
  const from = type === 'advent' ? Math.max(today, cell.from) : cell.from
  const open = days.slice(from, today + 1).map(({ tasks }) => tasks)
  const dayOf = new Map<PlannedTask['type'], number>()
  const completed: Completed[] = []
  const counts = open.map((tasks, at) =>
    tasks.map((task, nth) => {
      const count = cell.days[from + at - cell.from]?.[nth] ?? 0
      const next = isDone(task, count) ? count : after(task, count)
      if (next === count || (dayOf.get(task.type) ?? at) !== at) return count
      dayOf.set(task.type, at)
      if (isDone(task, next)) completed.push({ day: from + at, nth, task })
      return task.type === 'games' ? next : Math.min(next, task.target)
    }),
  )
  if (dayOf.size === 0) return { ignored: 'no-open-task' }
  const passed =
    type === 'advent' ? 0 : countWhile(counts, (row, at) => row.every((count, nth) => isDone(open[at]![nth]!, count)))
  const rest = counts.slice(passed)
  const next = { from: from + passed, days: rest.slice(0, rest.findLastIndex((row) => row.some(Boolean)) + 1) }
  return { cell: next, grants: completed.map(grantOf), pushes: pushesOf(progressIn(next, run), completed) }
}

const countWhile = <T>(rows: readonly T[], holds: (row: T, at: number) => boolean): number => {
  const end = rows.findIndex((row, at) => !holds(row, at))
  return end < 0 ? rows.length : end
}

/** The key of a task's grant; both count from 0. */
export const taskKey = (day: number, nth: number): string => `day:${day + 1}:task:${nth + 1}`

const grantOf = ({ day, nth, task: { prize } }: Completed): GrantOrder => ({
  key: taskKey(day, nth),
  value: { kind: 'balance', ...prize },
})

/** As pages read it. */
export const progressIn = ({ from, days }: QuestCell, { config }: Pick<QuestRun, 'config'>): QuestProgress => ({
  from,
  days: days.map((row, at) => row.map((count, nth) => progressOf(config.days[from + at]!.tasks[nth]!, count))),
})

function pushesOf(progress: QuestProgress, completed: readonly Completed[]): PushMessage[] {
  const sum = (asset: 'coins' | 'entries'): number => completed.reduce((total, { task }) => total + task.prize[asset], 0)
  const prize = { coins: sum('coins'), entries: sum('entries') }
  return [
    liveMessage(questPush, { action: 'progress', ...progress }),
    ...(completed.length > 0 ? [liveMessage(questPush, { action: 'taskCompleted', count: completed.length, prize })] : []),
  ]
}
