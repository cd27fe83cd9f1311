import type { DataOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGetEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import type { getConfigs as contract, PaidWheelState, Wheel } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { freeWheel, isSpun, PAID_IDS, PAID_WHEELS, paidSectors, type PaidWheel, paidWheelOf, wheelOdds } from './promotion.ts'

/** Ends the id of a wheel that a purchase opens, after that of its run. */
const SUFFIXES = { boost: '.booster', extra: '.extra' } as const

/** Which paid wheel of a run an id names. */
export const paidWheelBy = (id: string, run: string): PaidWheel | undefined =>
  PAID_WHEELS.find((wheel) => id === `${run}${SUFFIXES[wheel]}`)

type WheelCampaign = Campaign<ConfigOf<typeof dailyWheelCampaign>>

/** The configured free wheel and whether this player may spin it now. */
export async function getConfigs(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, shown } = await showCampaign(ctx, dailyWheelCampaign)
  return { campaign, wheels: shown ? await wheelsOf(ctx, shown) : [] }
}

/** The free wheel, and the wheels of the run that a purchase opens. */
async function wheelsOf(ctx: VisitorContext, shown: WheelCampaign): Promise<Wheel[]> {
  const paid = await Promise.all(PAID_WHEELS.map((wheel) => readPaidWheel(ctx, shown, wheel)))
  return [await wheelOf(ctx, shown), ...paid.flatMap((wheel) => wheel ?? [])]
}

/** Available after such a purchase until it is spun; undefined if the run has none. */
export async function readPaidWheel(ctx: VisitorContext, shown: WheelCampaign, wheel: PaidWheel): Promise<Wheel | undefined> {
  const paid = paidWheelOf(shown.config, wheel)
  if (!paid) return undefined
  const sectors = paidSectors(shown.config, wheel)
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const odds = await publishOdds(ctx, ctx.reader, wheelOdds(sectors, PAID_IDS[wheel]))
  return {
    type: wheel === 'boost' ? 'boosterWheel' : 'extraWheel',
    wheelId: `${shown.id}${SUFFIXES[wheel]}`,
    available: state === 'running' && (await readPaidState(ctx))[wheel].available,
    availableDate: state === 'running' ? null : startsAt,
    enableToDate: finishedAt,
    minDeposit: paid.minDeposit,
    isCoinsOnly: false,
    oddsHash: odds.hash,
    sectors,
  }
}

/** Of each paid wheel of the active run, what its purchase must cost, and whether one opened it for this visitor. */
export async function readPaidState(ctx: VisitorContext): Promise<Record<PaidWheel, PaidWheelState>> {
  const running = await readRun(ctx, freeWheel)
  const stateOf = (wheel: PaidWheel): PaidWheelState => {
    const minDeposit = (running && paidWheelOf(running.run.config, wheel)?.minDeposit) ?? null
    return { minDeposit, available: minDeposit !== null && running?.cell[wheel] !== null }
  }
  return { boost: stateOf('boost'), extra: stateOf('extra') }
}

/** Available while it runs and is not spun today; otherwise `availableDate` gives the next time. */
export async function wheelOf(ctx: VisitorContext, shown: WheelCampaign): Promise<Wheel> {
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const { sectors } = shown.config
  const [areEntriesOpen, odds, isOpen] = await Promise.all([
    mayGetEntries(ctx),
    publishOdds(ctx, ctx.reader, wheelOdds(sectors)),
    mayBeSpun(ctx),
  ])
  const isRunning = state === 'running'
  const tomorrow = toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone))
  return {
    type: 'availableWheel',
    wheelId: shown.id,
    available: isRunning && isOpen && ctx.session !== null,
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
