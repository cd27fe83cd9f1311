import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** A season's days stay open to its end; an advent day is open on its date alone. */
export const questType = z.enum(['season', 'advent'])
/** What a task counts. */
export const taskType = z.enum(['rounds', 'wins', 'games'])
const prize = z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0) })

export const plannedTask = z.object({
  type: taskType,
  target: z.int().min(1),
  /** Games that count; empty for all of them. */
  gameIds: z.array(z.string().max(60)).max(40),
  prize,
})

const task = z.object({
  isCompleted: z.boolean(),
  progress: z.int().min(0),
  target: z.int(),
  /** When it can be done; Unix seconds. */
  executionTimeData: z.object({ startsAt: unixSeconds, finishedAt: unixSeconds }),
  gameIds: z.array(z.string()),
  /** Index of a shared set of games; null where the task has its own. */
  sharedGameIds: z.int().nullable(),
  action: z.object({ type: taskType }),
  prize,
})

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

const payload = z.object({
  campaign: campaignOnPage,
  /** The one that goes on. */
  quest: quest.nullable(),
  /** The one that comes next, where none goes on. */
  futureQuest: quest.nullable(),
  playerData: z.object({ days: z.array(day) }),
  sharedGameSets: z.array(z.array(z.string())),
  /** What the games of the tasks are called, by slug. */
  gameTitles: z.record(z.string(), z.string()),
})
export type QuestTask = z.infer<typeof task>

const query = z.object({ useOptimizedGames: z.string().max(5).optional() })

export const getQuestsPage = route({
  method: 'GET',
  path: '/rest/page/quests/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The quest that goes on or comes next, with its days and tasks.',
  query,
  reply: z.object({ seo: z.object({ title: z.string(), description: z.string() }), payload }),
})

export const getQuest = route({
  method: 'GET',
  path: '/rest/quest/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The same without the page around it.',
  query,
  reply: z.object({ success: z.literal(true), data: payload }),
})
