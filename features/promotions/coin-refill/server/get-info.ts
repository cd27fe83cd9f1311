import type { DataOf } from '#kernel/contract.ts'
import { toUnixSeconds } from '#kernel/time.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readRun } from '#promotions/index.ts'
import type { getInfo as contract } from '../contract.ts'
import { coinRefillCampaign } from '../shared/campaign.ts'
import { coinRefill } from './promotion.ts'

/** The campaign, and when the visitor's next refill is ready. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, coinRefillCampaign)
  const running = await readRun(ctx, coinRefill)
  return {
    campaign,
    coins: config?.coins ?? null,
    everyHours: config?.everyHours ?? null,
    nextAt: running && ctx.session ? toUnixSeconds(running.cell.nextAt) : null,
  }
}
