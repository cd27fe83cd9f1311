import type { ReplyOf } from '#kernel/contract.ts'
import { calendarDayOf, SECOND_MS, toUnixSeconds } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'

/** Upcoming drops. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, coinDropsCampaign)
  const now = toUnixSeconds(ctx.clock.now())
  // An announced campaign has no date yet.
  const drops = (campaign.state === 'none' ? [] : (config?.drops ?? []))
    .filter(({ at }) => at > now)
    .toSorted((a, b) => a.at - b.at)
    .map((drop) => ({ ...drop, day: calendarDayOf(drop.at * SECOND_MS, ctx.theme.timeZone) }))
  return { success: true, data: { campaign, drops } }
}
