import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readRun } from '#promotions/index.ts'
import type { getInfo as contract, Standing } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'
import { positionOf } from './position.ts'
import { rankLeague } from './promotion.ts'
import { cashbackOf } from './week.ts'

/** The leagues, and the position of a player. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, rankLeagueCampaign)
  const player = await readStanding(ctx)
  return {
    success: true,
    data: { campaign, sections: config?.leagues ?? [], pointsPerUnit: config?.pointsPerUnit ?? null, player },
  }
}

/** Null for a guest and while no league runs. */
export async function readStanding(ctx: VisitorContext): Promise<Standing | null> {
  const { session, clock, today } = ctx
  const running = session && (await readRun(ctx, rankLeague))
  if (!running) return null
  const { cell, run } = running
  return {
    ...positionOf(cell, run, { at: clock.now(), mode: session.gameMode }),
    cashback: cashbackOf(cell, today, run),
  }
}
