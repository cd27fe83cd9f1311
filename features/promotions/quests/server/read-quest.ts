import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import type { TaskProgress } from '#kernel/tasks/task.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { namedGames } from '#games/all.ts'
import { type Campaign, type ConfigOf, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { mayGetEntries } from '#platform/open-reward.ts'
import { readRun, showTaskDays } from '#promotions/index.ts'
import { progressIn } from '#promotions/tasks/task-days.ts'
import type { getQuest as contract, Quest, QuestOnHome } from '../contract.ts'
import { quests } from '../feature.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { shareGames, withSharedGames } from '../shared/shared-games.ts'
import { quest as promotion } from './promotion.ts'

type QuestCampaign = Campaign<ConfigOf<typeof questsCampaign>>
type Payload = ReplyOf<typeof contract>['data']

/** The running quest, else the next or the last one, with the player's progress. */
export async function readQuest(ctx: VisitorContext, { query }: Pick<InputOf<typeof contract>, 'query'>): Promise<Payload> {
  const [{ campaign, shown }, { current, next }] = await Promise.all([
    showCampaign(ctx, questsCampaign),
    shownCampaigns(ctx, questsCampaign),
  ])
  const areEntriesOpen = await mayGetEntries(ctx)
  const days = shown ? await showTaskDays(ctx, promotion, shown, areEntriesOpen) : []
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

/** Null while no quest runs. */
export async function readProgress(ctx: PlayerContext): Promise<TaskProgress | null> {
  const running = await readRun(ctx, promotion)
  return running ? progressIn(running.cell, running.run) : null
}

const questOf = ({ locale }: VisitorContext, { id, words, config, startsAt, endsAt }: QuestCampaign): Quest => ({
  id,
  type: config.type,
  title: words[locale].title,
  startsAt: toUnixSeconds(startsAt),
  finishedAt: endsAt === null ? null : toUnixSeconds(endsAt),
})
