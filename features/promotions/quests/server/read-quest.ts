import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { namedGames } from '#games/all.ts'
import { type Campaign, type ConfigOf, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { readGrants, readRun } from '#promotions/index.ts'
import type { getQuest as contract, Quest, QuestDay, QuestOnHome, QuestProgress } from '../contract.ts'
import { quests } from '../feature.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { withProgress } from '../shared/progress.ts'
import { dayWindow, shareGames, withSharedGames } from './rules.ts'
import { progressIn, quest as promotion, taskKey } from './promotion.ts'

type QuestCampaign = Campaign<ConfigOf<typeof questsCampaign>>
type Payload = ReplyOf<typeof contract>['data']

/** The running quest, else the next or the last one, with the player's progress. */
export async function readQuest(ctx: VisitorContext, { query }: Pick<InputOf<typeof contract>, 'query'>): Promise<Payload> {
  const [{ campaign, shown }, { current, next }] = await Promise.all([
    showCampaign(ctx, questsCampaign),
    shownCampaigns(ctx, questsCampaign),
  ])
  const areEntriesOpen = await mayGetEntries(ctx)
  const days = shown ? await daysOf(ctx, shown, areEntriesOpen) : []
  const isOptimized = query.useOptimizedGames === '1' && optionsOf(ctx.theme, quests).hasOptimizedGames
  const sets = isOptimized ? shareGames(days) : []
  const games = namedGames([...new Set(days.flatMap(({ tasks }) => tasks.flatMap(({ gameIds }) => gameIds)))])
  return {
    campaign,
    quest: current ? questOf(ctx, current) : null,
    futureQuest: next ? questOf(ctx, next) : null,
    playerData: { days: days.map((day) => ({ ...day, tasks: day.tasks.map((task) => withSharedGames(task, sets)) })) },
    sharedGameSets: sets.map((set) => [...set]),
    gameTitles: Object.fromEntries(games.map(({ slug, title }) => [slug, title])),
    isCoinsOnly: !areEntriesOpen,
  }
}

/** Home's part: the quests, and the first open day that still has a task to do. */
export async function questOnHome(ctx: VisitorContext): Promise<QuestOnHome | null> {
  const { quest, futureQuest, playerData } = await readQuest(ctx, { query: {} })
  if (!quest && !futureQuest) return null
  const open = playerData.days
    .map((day, at) => ({ ...day, number: at + 1 }))
    .filter(({ isLocked, isEnded }) => !isLocked && !isEnded)
  return { quest, futureQuest, day: (quest && (open.find(({ isCompleted }) => !isCompleted) ?? open.at(-1))) ?? null }
}

/** Null for a guest and while no quest runs. */
export async function readProgress(ctx: VisitorContext, id?: string): Promise<QuestProgress | null> {
  const running = ctx.session && (await readRun(ctx, promotion))
  return running && (id ?? running.run.id) === running.run.id ? progressIn(running.cell, running.run) : null
}

const questOf = ({ locale }: VisitorContext, { id, words, config, startsAt, endsAt }: QuestCampaign): Quest => ({
  id,
  type: config.type,
  title: words[locale].title,
  startsAt: toUnixSeconds(startsAt),
  finishedAt: endsAt === null ? null : toUnixSeconds(endsAt),
})

async function daysOf(
  ctx: VisitorContext,
  { id, config, startsAt, endsAt }: QuestCampaign,
  areEntriesOpen: boolean,
): Promise<QuestDay[]> {
  const [done, progress] = await Promise.all([completedTasks(ctx, id), readProgress(ctx, id)])
  const calendar = { type: config.type, startsAt, endsAt, timeZone: ctx.theme.timeZone }
  const days = config.days.map(({ tasks }, at): QuestDay => {
    const { executionTimeData, ...window } = dayWindow(calendar, at, ctx.clock.now())
    const shown = tasks.map(({ type, mode, target, gameIds, prize }, nth) => {
      const isCompleted = done.has(taskKey(at, nth))
      return {
        isCompleted,
        progress: isCompleted ? target : 0,
        target,
        executionTimeData,
        gameIds,
        sharedGameIds: null,
        action: { type, mode },
        prize: openWireReward(prize, areEntriesOpen),
      }
    })
    return { ...window, isCompleted: shown.every(({ isCompleted }) => isCompleted), tasks: shown }
  })
  return progress ? withProgress(days, { type: config.type, ...progress }) : days
}

/** Keys of the tasks that were paid: what remains of days that have ended. */
async function completedTasks({ reader, session }: VisitorContext, run: string): Promise<ReadonlySet<string>> {
  if (!session) return new Set()
  const { playerId: player } = session
  const grants = await readGrants(reader, { player, run, limit: TASKS_MAX })
  return new Set(grants.map(({ key }) => key.slice(`${run}:${player}:`.length)))
}

/** 60 days of 6 tasks. */
const TASKS_MAX = 360
