import { z } from 'zod'
import type { PushMessage } from '#kernel/push.ts'
import { calendarDayOf, daysBetween } from '#kernel/time.ts'
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
    'round.reversed': (cell: QuestCell, event, run) => takeBack(cell, event, run),
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

type RoundEvent = PromotionEvent<'round.settled' | 'round.reversed'>

const isOf = ({ mode, gameIds }: PlannedTask, { payload }: RoundEvent): boolean =>
  (!mode || mode === payload.mode) && (gameIds.length === 0 || gameIds.includes(payload.game))

const afterRound =
  (event: PromotionEvent<'round.settled'>): After =>
  (task, count) => {
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

const progressOf = ({ type, target }: PlannedTask, count = 0): number =>
  Math.min(target, type === 'games' ? count.toString(2).replaceAll('0', '').length : count)

const isDone = (task: PlannedTask, count?: number): boolean => progressOf(task, count) === task.target

/** An event counts for one day: the earliest open one with an unfinished task of its kind. */
function advance(cell: QuestCell, event: PromotionEvent, { run, after }: Advance): Outcome<QuestCell> | Ignored {
  const { day } = event
  const { type, days } = run.config
  const today = daysBetween(calendarDayOf(run.startsAt, run.timeZone), day)
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
  const next = { from: from + passed, days: withoutEmptyEnd(counts.slice(passed)) }
  return { cell: next, grants: completed.map((each) => grantOf(each, event)), pushes: pushesOf(progressIn(next, run), completed) }
}

/**
 * A reversed round lowers the open tasks that it may have raised, of each kind on the latest day that has some. What is
 * done stays done, as its prize has been granted; a game played stays played.
 */
function takeBack(cell: QuestCell, event: PromotionEvent<'round.reversed'>, run: QuestRun): Outcome<QuestCell> | Ignored {
  const { stake, win, isFree, isWhole } = event.payload
  const taken: Partial<Record<PlannedTask['type'], number>> = {
    rounds: isWhole ? 1 : 0,
    wins: isWhole && win > 0 ? 1 : 0,
    stakes: isFree ? 0 : stake,
  }
  const dayOf = new Map<PlannedTask['type'], number>()
  const days = cell.days.map((row) => [...row])
  for (let at = days.length - 1; at >= 0; at--) {
    for (const [nth, task] of run.config.days[cell.from + at]!.tasks.entries()) {
      const count = days[at]![nth] ?? 0
      const less = isDone(task, count) || !isOf(task, event) ? 0 : Math.min(count, taken[task.type] ?? 0)
      if (less === 0 || (dayOf.get(task.type) ?? at) !== at) continue
      dayOf.set(task.type, at)
      days[at]![nth] = count - less
    }
  }
  if (dayOf.size === 0) return { ignored: 'no-open-task' }
  const next = { from: cell.from, days: withoutEmptyEnd(days) }
  return { cell: next, pushes: pushesOf(progressIn(next, run), []) }
}

const withoutEmptyEnd = (rows: readonly (readonly number[])[]): number[][] =>
  rows.slice(0, rows.findLastIndex((row) => row.some(Boolean)) + 1).map((row) => [...row])

const countWhile = <T>(rows: readonly T[], holds: (row: T, at: number) => boolean): number => {
  const end = rows.findIndex((row, at) => !holds(row, at))
  return end < 0 ? rows.length : end
}

/** The key of a task's grant; both count from 0. */
export const taskKey = (day: number, nth: number): string => `day:${day + 1}:task:${nth + 1}`

/** A task of purchases goes with the one that completed it. */
const grantOf = ({ day, nth, task: { prize } }: Completed, { type, payload }: PromotionEvent): GrantOrder => ({
  key: taskKey(day, nth),
  value: { kind: 'balance', ...prize },
  ...(type === 'purchase.completed' && { purchase: payload.nth }),
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
