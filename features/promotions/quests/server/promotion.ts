import type { PushMessage } from '#kernel/push.ts'
import { taskProgress, type PlannedTask, type TaskProgress } from '#kernel/tasks/task.ts'
import { liveMessage } from '#platform/outbox/index.ts'
import { definePromotion } from '#promotions/definition.ts'
import { countTasks, NO_TASKS, progressIn, type TaskCell, taskCosts } from '#promotions/tasks/task-days.ts'
import { questPush } from '../contract.ts'
import { questsCampaign } from '../shared/campaign.ts'

/** A calendar of tasks; play counts for the earliest open day that still needs it. */
export const quest = definePromotion({
  campaign: questsCampaign,
  cell: taskProgress,
  empty: (): TaskCell => NO_TASKS,
  on: countTasks((cell, completed, run) => pushesOf(progressIn(cell, run), completed)),
  cost: taskCosts,
})

function pushesOf(progress: TaskProgress, completed: readonly PlannedTask[]): PushMessage[] {
  const sum = (asset: 'coins' | 'entries'): number => completed.reduce((total, { prize }) => total + prize[asset], 0)
  const prize = { coins: sum('coins'), entries: sum('entries') }
  return [
    liveMessage(questPush, { action: 'progress', ...progress }),
    ...(completed.length > 0 ? [liveMessage(questPush, { action: 'taskCompleted', count: completed.length, prize })] : []),
  ]
}
