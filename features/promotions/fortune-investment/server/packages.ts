import type { DataOf } from '#kernel/contract.ts'
import { addDays, calendarDayOf, endOfDay } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { mayTakePart, readRun } from '#promotions/index.ts'
import { type FortunePackage, type Investment, NO_INVESTMENT, presetOf, type Unavailability } from '../contract.ts'
import type * as contract from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { fortune, investmentAt, packageIn } from './promotion.ts'

const PRESETS = presetOf({ id: '' })

/** The packages, and why this visitor cannot buy one. */
export async function getPackages(ctx: VisitorContext, arePurchasesOpen: boolean): Promise<DataOf<typeof contract.getPackages>> {
  const { campaign, config } = await showCampaign(ctx, fortuneCampaign)
  const reasons = await reasonsFor(ctx)
  const closed: Unavailability[] = arePurchasesOpen ? [] : ['purchases-closed']
  const packages = (config?.packages ?? []).map((each) => {
    const unavailabilityReasons = [...closed, ...reasons(each)]
    return { ...each, presetId: presetOf(each), available: unavailabilityReasons.length === 0, unavailabilityReasons }
  })
  return { campaign, packages }
}

/** What keeps this visitor from each package now, besides the store. A guest is asked when signed in. */
async function reasonsFor(ctx: VisitorContext): Promise<(pack: FortunePackage) => Unavailability[]> {
  const running = await readRun(ctx, fortune)
  if (!running) return () => ['not-running']
  const { run, cell } = running
  const today = calendarDayOf(ctx.clock.now(), run.timeZone)
  const refused = ctx.session ? await mayTakePart(ctx as PlayerContext, fortune) : undefined
  return ({ days }) => {
    const ends = endOfDay(addDays(today, days.length), run.timeZone)
    return [
      ...(refused ? [refused] : []),
      ...(cell.plan ? (['already-bought'] as const) : []),
      ...(run.endsAt !== null && ends > run.endsAt ? (['too-late'] as const) : []),
    ]
  }
}

const TITLES = {
  en: (title: string, days: number) => `${title}: ${days} ${days === 1 ? 'day' : 'days'}`,
  es: (title: string, days: number) => `${title}: ${days} ${days === 1 ? 'día' : 'días'}`,
}

/** A package at its price, for an order: one for each player and run. */
export const sellPackage: NonNullable<ServerFeature['sells']> = async (ctx, { presetId }) => {
  if (!presetId.startsWith(PRESETS)) return undefined
  const running = await readRun(ctx, fortune)
  const pack = running?.run.config.packages.find((each) => presetOf(each) === presetId)
  if (!running || !pack) return { refused: 'not-for-sale' }
  const reasons = (await reasonsFor(ctx))(pack)
  if (reasons.length > 0) return { refused: reasons.includes('already-bought') ? 'already-bought' : 'not-for-sale' }
  const { title } = running.run.words[ctx.locale]
  return {
    title: TITLES[ctx.locale](title, pack.days.length),
    cents: pack.priceCents,
    coins: BigInt(pack.coins),
    entries: 0n,
    offer: `fortune:${running.run.id}`,
  }
}

/** The player's package in the running campaign; undefined while none runs. */
export async function readInvestment(
  ctx: VisitorContext,
): Promise<{ readonly investment: Investment; readonly pack: FortunePackage | null } | undefined> {
  const running = await readRun(ctx, fortune)
  if (!running) return undefined
  const { cell, run } = running
  return { investment: investmentAt(cell, run, ctx.clock.now()), pack: packageIn(cell, run) ?? null }
}

export async function getChosenPackage(ctx: PlayerContext): Promise<DataOf<typeof contract.getChosenPackage>> {
  const { investment = NO_INVESTMENT, pack = null } = (await readInvestment(ctx)) ?? {}
  return { ...investment, package: pack }
}
