import type { ReplyOf } from '#kernel/contract.ts'
import { endOfDay, toUnixSeconds } from '#kernel/time.ts'
import { type Campaign, type ConfigOf, onPage, showCampaign, shownCampaigns } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getConfigs as contract, Wheel } from '../contract.ts'
import { dailyWheelCampaign } from '../shared/campaign.ts'
import { readSpin, type Spin } from './store.ts'

type WheelCampaign = Campaign<ConfigOf<typeof dailyWheelCampaign>>

/** The free wheel as it is set, and whether this player may turn it now. */
export async function getConfigs(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign } = await showCampaign(ctx, dailyWheelCampaign)
  const { current, next, last } = await shownCampaigns(ctx, dailyWheelCampaign)
  const shown = current ?? next ?? last
  if (!shown) return { success: true, data: { campaign, wheels: [] } }
  const spun = current && ctx.session ? await readSpin(ctx.reader, ctx.session.playerId, ctx.today) : undefined
  return { success: true, data: { campaign, wheels: [wheelOf(ctx, shown, spun)] } }
}

/** Available to a player, while it goes on, who did not turn it today; else `availableDate` says from when on. */
export function wheelOf(ctx: VisitorContext, shown: WheelCampaign, spun: Spin | undefined): Wheel {
  const { state, startsAt, finishedAt } = onPage(ctx, shown)
  const isOpen = state === 'running'
  const tomorrow = toUnixSeconds(endOfDay(ctx.today, ctx.theme.timeZone))
  return {
    type: 'availableWheel',
    wheelId: shown.id,
    available: isOpen && ctx.session !== null && spun === undefined,
    availableDate: isOpen && spun ? tomorrow : startsAt,
    enableToDate: finishedAt,
    minDeposit: null,
    sectors: shown.config.sectors,
  }
}
