import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { readRun } from '#promotions/index.ts'
import type { getInfo as contract, Standing } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'
import { rankLeague, standingOf } from './promotion.ts'

/** The leagues, and the position of a player. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, rankLeagueCampaign)
  const player = await readStanding(ctx)
  return { campaign, sections: config?.leagues ?? [], pointsPerUnit: config?.pointsPerUnit ?? null, player }
}

/** Null for a guest and while no league runs. */
export async function readStanding(ctx: VisitorContext): Promise<Standing | null> {
  const { session, clock, today } = ctx
  const running = session && (await readRun(ctx, rankLeague))
  if (!running) return null
  return standingOf(running.cell, running.run, { today, at: clock.now(), mode: session.gameMode })
}
