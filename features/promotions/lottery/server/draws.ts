import type { InputOf, DataOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, campaignById, type ConfigOf, endedCampaigns, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { orNotFound } from '#platform/problem.ts'
import { readDrawState } from '#promotions/index.ts'
import type * as contract from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'
import { DRAW } from './promotion.ts'

type LotteryDraw = Campaign<ConfigOf<typeof lotteryCampaign>>

/** A draw as configured, with its tickets by now and the commitment to its seed. */
export async function getDetails(
  ctx: VisitorContext,
  { query: { id } }: InputOf<typeof contract.getDetails>,
): Promise<DataOf<typeof contract.getDetails>> {
  const areEntriesOpen = await mayGetEntries(ctx)
  const found = await findDraw(ctx, id)
  const campaign = found ? onPage(ctx, found) : (await showCampaign(ctx, lotteryCampaign)).campaign
  const { coinsPerTicket = null, ticketsMax = null, dailyTickets = 0, centsPerTicket = null, prizes = [] } = found?.config ?? {}
  return {
    campaign,
    drawAt: campaign.finishedAt,
    coinsPerTicket,
    ticketsMax,
    dailyTickets,
    centsPerTicket,
    bucketLabel: found?.config.bucketLabel?.[ctx.locale] ?? null,
    prizes: prizes.map((prize) => openWireReward(prize, areEntriesOpen)),
    isCoinsOnly: !areEntriesOpen,
    ...(found ? await readDrawState(ctx, { run: found.id, name: DRAW }) : { ticketsTotal: 0, commit: null, isDrawn: false }),
  }
}

/** Past draws, newest first. */
export async function listDraws(
  ctx: VisitorContext,
  { query: { limit, offset } }: InputOf<typeof contract.listDraws>,
): Promise<DataOf<typeof contract.listDraws>> {
  const areEntriesOpen = await mayGetEntries(ctx)
  const ended = await endedCampaigns(ctx, lotteryCampaign, { limit: limit + 1, offset })
  const draws = ended.slice(0, limit).map(async ({ id, words, endsAt, config }) => {
    const { coins, entries } = openWireReward(config.prizes[0]!, areEntriesOpen)
    const { ticketsTotal, isDrawn } = await readDrawState(ctx, { run: id, name: DRAW })
    const { title } = words[ctx.locale]
    return { id, title, drawAt: toUnixSeconds(endsAt ?? 0), ticketsTotal, isDrawn, first: { coins, entries } }
  })
  return { draws: await Promise.all(draws), hasMore: ended.length > limit }
}

/** The draw with this id; without one the running draw, else the next, else the last. */
export const findDraw = async (ctx: VisitorContext, id: string | undefined): Promise<LotteryDraw | undefined> =>
  id === undefined ? (await showCampaign(ctx, lotteryCampaign)).shown : requireDraw(ctx, id)

export const requireDraw = async (ctx: VisitorContext, id: string): Promise<LotteryDraw> =>
  orNotFound(await campaignById(ctx, lotteryCampaign, id), 'Draw')
