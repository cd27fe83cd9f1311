import type { ReplyOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getQuest as questContract, getQuestsPage as pageContract, QuestDay } from '../contract.ts'
import { questsCampaign } from '../shared/campaign.ts'
import { dayWindow } from './rules.ts'

type QuestCampaign = Campaign<ConfigOf<typeof questsCampaign>>

/** The page of the quest that goes on or comes next. */
export async function getQuestsPage(ctx: VisitorContext): Promise<ReplyOf<typeof pageContract>> {
  const payload = await read(ctx)
  const { title, text } = payload.campaign
  return { seo: { title, description: text }, payload }
}

export const getQuest = async (ctx: VisitorContext): Promise<ReplyOf<typeof questContract>> => ({
  success: true,
  data: await read(ctx),
})

/** Rounds do no tasks yet, so none has any progress. */
async function read(ctx: VisitorContext): Promise<ReplyOf<typeof questContract>['data']> {
  const { campaign } = await showCampaign(ctx, questsCampaign)
  const { current, next, last } = await shownCampaigns(ctx, questsCampaign)
  const shown = current ?? next ?? last
  return {
    campaign,
    quest: current ? questOf(ctx, current) : null,
    futureQuest: !current && next ? questOf(ctx, next) : null,
    playerData: { days: shown ? daysOf(ctx, shown) : [] },
    sharedGameSets: [],
  }
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
