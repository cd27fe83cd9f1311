import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { readRun } from '#promotions/index.ts'
import type { getInfo as contract } from '../contract.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'
import { miniGameSlot, runOf, spinOdds } from './promotion.ts'

/** The configured levels (none where no mini game is planned) and the player's run of the day. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const [{ campaign, config }, running] = await Promise.all([showCampaign(ctx, miniGameSlotCampaign), readRun(ctx, miniGameSlot)])
  const odds = config && (await publishOdds(ctx, ctx.reader, spinOdds(config)))
  const { levels = [], winPer100k = null } = config ?? {}
  const run = running?.cell.day === ctx.today ? runOf(running.cell) : null
  return { campaign, levels, winPer100k, oddsHash: odds?.hash ?? null, run }
}
