import type { ReplyOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, onPage, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import type { getConfigs as contract, Wheel } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { BOOSTER_ID, boosterSectors, freeWheel, isSpun, wheelOdds } from './promotion.ts'

/** Ends the id of a booster wheel, after that of its run. */
export const BOOSTER_SUFFIX = '.booster'

type WheelCampaign = Campaign<ConfigOf<typeof dailyWheelCampaign>>

/** The configured free wheel and whether this player may spin it now. */
export async function getConfigs(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign } = await showCampaign(ctx, dailyWheelCampaign)
  const { current, next, last } = await shownCampaigns(ctx, dailyWheelCampaign)
  const shown = current ?? next ?? last
  return { success: true, data: { campaign, wheels: shown ? await wheelsOf(ctx, shown) : [] } }
}

/** The free wheel, and the booster wheel of a run that has one. */
async function wheelsOf(ctx: VisitorContext, shown: WheelCampaign): Promise<Wheel[]> {
  const booster = await boosterOf(ctx, shown)
  return [await wheelOf(ctx, shown), ...(booster ? [booster] : [])]
}

/** Available after a large enough purchase until it is spun; undefined if the run has none. */
export async function boosterOf(ctx: VisitorContext, shown: WheelCampaign): Promise<Wheel | undefined> {
  const sectors = boosterSectors(shown.config)
  if (sectors.length === 0 || !shown.config.booster) return undefined
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const odds = await publishOdds(ctx, ctx.reader, wheelOdds(sectors, BOOSTER_ID))
  return {
    type: 'boosterWheel',
    wheelId: `${shown.id}${BOOSTER_SUFFIX}`,
    available: state === 'running' && (await isBoosted(ctx)),
    availableDate: state === 'running' ? null : startsAt,
    enableToDate: finishedAt,
    minDeposit: shown.config.booster.minDeposit,
    isCoinsOnly: false,
    oddsHash: odds.hash,
    sectors,
  }
}

/** Whether a purchase opened the booster wheel of the active run for this visitor. */
export async function isBoosted(ctx: VisitorContext): Promise<boolean> {
  const running = await readRun(ctx, freeWheel)
  return running !== undefined && running.cell.boost !== null && boosterSectors(running.run.config).length > 0
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
