import type { DataOf } from '#kernel/contract.ts'
import { addDays, calendarDayOf, endOfDay } from '#kernel/time.ts'
import { type ConfigOf, showCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { readState } from '#promotions/index.ts'
import { runSales } from '#promotions/sales/run-sales.ts'
import { isPreset, NO_INVESTMENT, presetOf } from '../contract.ts'
import type * as contract from '../contract.ts'
import { fortuneCampaign } from '../shared/campaign.ts'
import { orderTitle } from '../shared/texts.ts'
import { fortune, heldIn, investmentAt } from './promotion.ts'

/** All days of a package must fit into the run. */
export const sales = runSales(fortune, {
  packagesOf: ({ packages }: ConfigOf<typeof fortuneCampaign>) => packages,
  presetOf,
  isPreset,
  isBought: ({ plan }) => plan !== null,
  neededUntil: ({ days }, now, { timeZone }) => endOfDay(addDays(calendarDayOf(now, timeZone), days.length), timeZone),
  offer: 'fortune',
  titleOf: (title, { days }) => orderTitle(title, days.length),
})

/** The packages, and why this visitor cannot buy one. */
export async function getPackages(ctx: VisitorContext, arePurchasesOpen: boolean): Promise<DataOf<typeof contract.getPackages>> {
  const { campaign, config } = await showCampaign(ctx, fortuneCampaign)
  return { campaign, packages: await sales.show(ctx, config, arePurchasesOpen) }
}

/** The player's package and its days; nothing while none runs. */
export async function getChosenPackage(ctx: PlayerContext): Promise<DataOf<typeof contract.getChosenPackage>> {
  const chosen = await readState(ctx, fortune, (cell, run, at) => {
    return { ...investmentAt(cell, run, at), package: heldIn(cell, run)?.pack ?? null }
  })
  return chosen ?? { ...NO_INVESTMENT, package: null }
}
