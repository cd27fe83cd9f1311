import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'
import { definePush } from '#kernel/push.ts'
import { calendarType, shownDay, shownTask, taskPrize, type TaskProgress, taskProgress } from '#kernel/tasks/task.ts'

const task = shownTask.extend({
  /** Index of a shared set of games; null where the task has its own. */
  sharedGameIds: z.int().nullable(),
})
export type QuestTask = z.infer<typeof task>

const day = shownDay(task)
export type QuestDay = z.infer<typeof day>

const quest = z.object({
  id: z.string(),
  type: calendarType,
  title: z.string(),
  startsAt: unixSeconds,
  finishedAt: unixSeconds.nullable(),
})
export type Quest = z.infer<typeof quest>

const payload = z.object({
  campaign: campaignOnPage,
  /** The running quest; the next one. */
  quest: quest.nullable(),
  futureQuest: quest.nullable(),
  playerData: z.object({ days: z.array(day) }),
  sharedGameSets: z.array(z.array(z.string())),
  /** Names of the tasks' games, by slug. */
  gameTitles: z.record(z.string(), z.string()),
  /** Entries are closed here: prizes are shown without. */
  isCoinsOnly: z.boolean(),
})

/** Home's `questData`: the quests, and today's day with its number. */
export const questOnHome = z.object({
  quest: quest.nullable(),
  futureQuest: quest.nullable(),
  day: day.extend({ number: z.int() }).nullable(),
})
export type QuestOnHome = z.infer<typeof questOnHome>

export const questPush = definePush({
  pushType: 'quest',
  data: z.discriminatedUnion('action', [
    taskProgress.extend({ action: z.literal('progress') }),
    /** The tasks that one round completed, and the sum of their prizes. */
    z.object({ action: z.literal('taskCompleted'), count: z.int().min(1), prize: taskPrize }),
  ]),
})

/** Null while no quest runs. */
export type InProfile = { readonly quest?: TaskProgress | null }

const query = z.object({ useOptimizedGames: z.string().max(5).optional() })

export const getQuestsPage = route({
  method: 'GET',
  path: '/rest/page/quests/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the current or next quest with its days, tasks, and the player’s progress.',
  query,
  reply: z.object({ seo: z.object({ title: z.string(), description: z.string() }), payload }),
})

export const getQuest = infoRoute({
  path: '/rest/quest/',
  summary: 'Returns the current or next quest without its page content.',
  query,
  data: payload,
})
