import { namedGames } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getQuest as questContract, getQuestsPage as pageContract, QuestDay } from '../contract.ts'
import { quests } from '../feature.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { dayWindow, shareGames, withSharedGames } from './rules.ts'

type QuestCampaign = Campaign<ConfigOf<typeof questsCampaign>>

type Asked = Pick<InputOf<typeof questContract>, 'query'>

/** The page of the quest that goes on or comes next. */
export async function getQuestsPage(ctx: VisitorContext, asked: Asked): Promise<ReplyOf<typeof pageContract>> {
  const payload = await readQuest(ctx, asked)
  const { title, text } = payload.campaign
  return { seo: { title, description: text }, payload }
}

export const getQuest = async (ctx: VisitorContext, asked: Asked): Promise<ReplyOf<typeof questContract>> => ({
  success: true,
  data: await readQuest(ctx, asked),
})

/** Rounds do no tasks yet, so none has any progress. */
async function readQuest(ctx: VisitorContext, { query }: Asked): Promise<ReplyOf<typeof questContract>['data']> {
  const { campaign } = await showCampaign(ctx, questsCampaign)
  const { current, next, last } = await shownCampaigns(ctx, questsCampaign)
  const shown = current ?? next ?? last
  const days = shown ? daysOf(ctx, shown) : []
  const isOptimized = query.useOptimizedGames === '1' && optionsOf(ctx.theme, quests).hasOptimizedGames
  const sets = isOptimized ? shareGames(days) : []
  const games = namedGames([...new Set(days.flatMap(({ tasks }) => tasks.flatMap(({ gameIds }) => gameIds)))])
  return {
    campaign,
    quest: current ? questOf(ctx, current) : null,
    futureQuest: !current && next ? questOf(ctx, next) : null,
    playerData: { days: days.map((day) => ({ ...day, tasks: day.tasks.map((task) => withSharedGames(task, sets)) })) },
    sharedGameSets: sets.map((set) => [...set]),
    gameTitles: Object.fromEntries(games.map(({ slug, title }) => [slug, title])),
  }
}

/** What home says of it: the quest, and the day that is open. */
export async function questOnHome(ctx: VisitorContext): Promise<object | null> {
  const { current, next } = await shownCampaigns(ctx, questsCampaign)
  const shown = current ?? next
  if (!shown) return null
  const day = current ? daysOf(ctx, current).find(({ isLocked, isEnded }) => !isLocked && !isEnded) : undefined
  return { quest: current ? questOf(ctx, current) : null, futureQuest: current ? null : questOf(ctx, shown), day: day ?? null }
}

const questOf = ({ locale }: VisitorContext, { id, words, config, startsAt, endsAt }: QuestCampaign) => ({
  id,
  type: config.type,
  title: words[locale].title,
  startsAt: toUnixSeconds(startsAt),
  finishedAt: endsAt === null ? null : toUnixSeconds(endsAt),
})

function daysOf({ theme, clock }: VisitorContext, { config, startsAt, endsAt }: QuestCampaign): QuestDay[] {
  const calendar = { type: config.type, startsAt, endsAt, timeZone: theme.timeZone }
  return config.days.map(({ tasks }, at) => {
    const { executionTimeData, ...window } = dayWindow(calendar, at, clock.now())
    return {
      ...window,
      isCompleted: false,
      tasks: tasks.map(({ type, target, gameIds, prize }) => ({
        isCompleted: false,
        progress: 0,
        target,
        executionTimeData,
        gameIds,
        sharedGameIds: null,
        action: { type },
        prize,
      })),
    }
  })
}
