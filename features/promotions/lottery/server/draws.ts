import type { InputOf, DataOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, campaignById, type ConfigOf, endedCampaigns, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { Context, VisitorContext } from '#platform/context.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { AppError } from '#platform/problem.ts'
import { countTickets, findDrawOf } from '#promotions/index.ts'
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
  const found = id === undefined ? await latestDraw(ctx) : await requireDraw(ctx, id)
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
    ...(found ? await readState(ctx, found.id) : { ticketsTotal: 0, commit: null, isDrawn: false }),
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
    const { ticketsTotal, isDrawn } = await readState(ctx, id)
    const { title } = words[ctx.locale]
    return { id, title, drawAt: toUnixSeconds(endsAt ?? 0), ticketsTotal, isDrawn, first: { coins, entries } }
  })
  return { draws: await Promise.all(draws), hasMore: ended.length > limit }
}

/** A draw whose sales are closed knows its tickets; before that they are counted. */
async function readState({ reader }: Pick<Context, 'reader'>, run: Id<'cmp'>) {
  const draw = await findDrawOf(reader, { run, name: DRAW })
  const ticketsTotal = draw?.sales?.size ?? (await countTickets(reader, { run, name: DRAW }))
  return { ticketsTotal, commit: draw?.commit ?? null, isDrawn: draw !== undefined && draw.revealedAt !== null }
}

/** The running draw, else the next, else the last. */
export async function latestDraw(ctx: VisitorContext): Promise<LotteryDraw | undefined> {
  return (await showCampaign(ctx, lotteryCampaign)).shown
}

export async function requireDraw(ctx: VisitorContext, id: string): Promise<LotteryDraw> {
  const draw = await campaignById(ctx, lotteryCampaign, id)
  if (!draw) throw new AppError('not-found', 'Draw not found')
  return draw
}
