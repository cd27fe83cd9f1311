import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'
import { definePush } from '#kernel/push.ts'
import { questType } from './shared/campaign.ts'
import { gameMode, prize, taskType } from './shared/task.ts'

const task = z.object({
  isCompleted: z.boolean(),
  /** Minor units for stakes, as the target. */
  progress: z.int().min(0),
  target: z.int(),
  /** When the task is open; Unix seconds. */
  executionTimeData: z.object({ startsAt: unixSeconds, finishedAt: unixSeconds }),
  gameIds: z.array(z.string()),
  /** Index of a shared set of games; null where the task has its own. */
  sharedGameIds: z.int().nullable(),
  action: z.object({ type: taskType, mode: gameMode.nullable() }),
  prize,
})
export type QuestTask = z.infer<typeof task>

const day = z.object({
  /** In the brand's calendar. */
  date: z.iso.date(),
  isCompleted: z.boolean(),
  isEnded: z.boolean(),
  isLocked: z.boolean(),
  tasks: z.array(task),
})
export type QuestDay = z.infer<typeof day>

const quest = z.object({
  id: z.string(),
  type: questType,
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

/** Progress of the tasks from day `from` (0 is the first) on; earlier days have ended or are complete. */
const progress = z.object({ from: z.int().min(0), days: z.array(z.array(z.int().min(0))) })
export type QuestProgress = z.infer<typeof progress>

export const questPush = definePush({
  pushType: 'quest',
  data: z.discriminatedUnion('action', [
    progress.extend({ action: z.literal('progress') }),
    /** The tasks that one round completed, and the sum of their prizes. */
    z.object({ action: z.literal('taskCompleted'), count: z.int().min(1), prize }),
  ]),
})

/** Null while no quest runs. */
export type InProfile = { readonly quest?: QuestProgress | null }

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
