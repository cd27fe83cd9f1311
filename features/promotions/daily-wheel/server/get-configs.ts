import type { DataOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, onPage, showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readRun, showPrizes } from '#promotions/index.ts'
import { wasDone } from '#promotions/was-done.ts'
import type { getConfigs as contract, PaidWheelState, Wheel } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { type Config, DRAWS, freeWheel, PAID, sectorsOf, type WheelName, wheelOdds, WHEELS, wheelsIn } from './promotion.ts'

const TYPES = { spin: 'availableWheel', boost: 'boosterWheel', extra: 'extraWheel' } as const

/** The id of the run, with the name of a wheel that a purchase opens. */
const idOf = (run: string, wheel: WheelName): string => (wheel === 'spin' ? run : `${run}.${PAID[wheel]}`)

/** Which wheel of a run an id names. */
export const wheelBy = (id: string, run: string): WheelName | undefined => WHEELS.find((wheel) => id === idOf(run, wheel))

/** The free wheel, and the wheels of the run that a purchase opens. */
export async function getConfigs(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, shown } = await showCampaign(ctx, dailyWheelCampaign)
  const wheels = shown ? wheelsIn(shown.config).map((wheel) => showWheel(ctx, shown, wheel)) : []
  return { campaign, wheels: await Promise.all(wheels) }
}

/** The free wheel is available once a day, otherwise `availableDate` gives the next time; the others from a purchase to their spin. */
export async function showWheel(ctx: VisitorContext, shown: Campaign<Config>, wheel: WheelName): Promise<Wheel> {
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const [{ prizes: sectors, isCoinsOnly, oddsHash }, wheels] = await Promise.all([
    showPrizes(ctx, sectorsOf(shown.config, wheel), (all) => wheelOdds(all, DRAWS[wheel])),
    readWheels(ctx),
  ])
  const isRunning = state === 'running'
  const isFree = wheel === 'spin'
  const { available } = wheels[wheel]
  const next = available ? startsAt : toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone))
  return {
    type: TYPES[wheel],
    wheelId: idOf(shown.id, wheel),
    available: isRunning && available && ctx.session !== null,
    availableDate: !isRunning ? startsAt : isFree ? next : null,
    enableToDate: finishedAt,
    minDeposit: isFree ? null : shown.config[PAID[wheel]]!.minDeposit,
    isCoinsOnly: isFree && isCoinsOnly,
    oddsHash: oddsHash!,
    sectors,
  }
}

/** Of each wheel of the active run, whether this visitor may spin it, and what the purchase that opens it must cost. */
export async function readWheels(ctx: VisitorContext): Promise<Record<WheelName, PaidWheelState>> {
  const running = await readRun(ctx, freeWheel)
  const stateOf = (wheel: keyof typeof PAID): PaidWheelState => {
    const minDeposit = running?.run.config[PAID[wheel]]?.minDeposit ?? null
    return { minDeposit, available: minDeposit !== null && running?.cell[wheel] !== null }
  }
  const spin = { minDeposit: null, available: running !== undefined && !wasDone(running.cell.lastSpin, ctx.today) }
  return { spin, boost: stateOf('boost'), extra: stateOf('extra') }
}
