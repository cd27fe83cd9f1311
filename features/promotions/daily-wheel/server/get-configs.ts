import type { ReplyOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, onPage, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import type { getConfigs as contract, Wheel } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { freeWheel, isSpun, wheelOdds } from './promotion.ts'

type WheelCampaign = Campaign<ConfigOf<typeof dailyWheelCampaign>>

/** The configured free wheel and whether this player may spin it now. */
export async function getConfigs(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign } = await showCampaign(ctx, dailyWheelCampaign)
  const { current, next, last } = await shownCampaigns(ctx, dailyWheelCampaign)
  const shown = current ?? next ?? last
  return { success: true, data: { campaign, wheels: shown ? [await wheelOf(ctx, shown)] : [] } }
}

/** Available while it runs and is not spun today; otherwise `availableDate` gives the next time. */
export async function wheelOf(ctx: VisitorContext, shown: WheelCampaign): Promise<Wheel> {
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const { sectors } = shown.config
  const playerId = ctx.session?.playerId ?? null
  const [areEntriesOpen, odds, isOpen] = await Promise.all([
    mayGiveEntries(ctx, { db: ctx.reader, playerId }),
    publishOdds(ctx, ctx.reader, wheelOdds(sectors)),
    mayBeSpun(ctx),
  ])
  const isRunning = state === 'running'
  const tomorrow = toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone))
  return {
    type: 'availableWheel',
    wheelId: shown.id,
    available: isRunning && isOpen && playerId !== null,
    availableDate: isRunning && !isOpen ? tomorrow : startsAt,
    enableToDate: finishedAt,
    minDeposit: null,
    isCoinsOnly: !areEntriesOpen,
    oddsHash: odds.hash,
    sectors: sectors.map((sector) => openWireReward(sector, areEntriesOpen)),
  }
}

/** Whether a wheel runs that this visitor has not spun today. */
export async function mayBeSpun(ctx: VisitorContext): Promise<boolean> {
  const running = await readRun(ctx, freeWheel)
  return running !== undefined && !isSpun(running.cell, ctx.today)
}
