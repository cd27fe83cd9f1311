import { withProgress } from '#kernel/tasks/progress.ts'
import type { ShownDay, TaskCalendar } from '#kernel/tasks/task.ts'
import type { Campaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { openWireReward } from '#platform/open-reward.ts'
import type { PromotionDefinition } from '../definition.ts'
import { readRun } from '../entry.ts'
import { readGrants } from '../grants/store.ts'
import { dayWindow } from './day-window.ts'
import { progressIn, type TaskCell, taskKey } from './task-days.ts'

/** The days of a campaign with a calendar of tasks, with the visitor's progress. */
export async function showTaskDays<C extends TaskCalendar>(
  ctx: VisitorContext,
  promotion: PromotionDefinition<C, TaskCell>,
  { id, config, startsAt, endsAt }: Pick<Campaign<C>, 'id' | 'config' | 'startsAt' | 'endsAt'>,
  areEntriesOpen: boolean,
): Promise<ShownDay[]> {
  const [done, running] = await Promise.all([readDone(ctx, id, config), ctx.session && readRun(ctx, promotion)])
  const calendar = { type: config.type, startsAt, endsAt, timeZone: ctx.theme.timeZone }
  const days = config.days.map(({ tasks }, at): ShownDay => {
    const { executionTimeData, ...window } = dayWindow(calendar, at, ctx.clock.now())
    const shown = tasks.map(({ type, mode, target, gameIds, prize }, nth) => {
      const isCompleted = done.has(taskKey(at, nth))
      const progress = isCompleted ? target : 0
      const action = { type, mode }
      return { isCompleted, progress, target, executionTimeData, gameIds, action, prize: openWireReward(prize, areEntriesOpen) }
    })
    return { ...window, isCompleted: shown.every(({ isCompleted }) => isCompleted), tasks: shown }
  })
  return running?.run.id === id ? withProgress(days, { type: config.type, ...progressIn(running.cell, running.run) }) : days
}

/** Keys of the tasks that were paid: what remains of days that have ended. */
async function readDone({ reader, session }: VisitorContext, run: string, { days }: TaskCalendar): Promise<ReadonlySet<string>> {
  if (!session) return new Set()
  const { playerId: player } = session
  const limit = days.reduce((sum, { tasks }) => sum + tasks.length, 0)
  const grants = await readGrants(reader, { player, run, limit })
  return new Set(grants.map(({ key }) => key.slice(`${run}:${player}:`.length)))
}
