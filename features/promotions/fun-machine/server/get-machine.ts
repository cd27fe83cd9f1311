import { namedGames } from '#games/all.ts'
import type { DataOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { averageOf, readRun, showPrizes } from '#promotions/index.ts'
import { type getMachine as machineContract, type getMeter as meterContract, NO_METER } from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'
import { funMachine, meterAt, pullOdds } from './promotion.ts'

/** The visitor's meter in the running campaign, with the games that fill it; undefined while none runs. */
export async function readMeter(ctx: VisitorContext) {
  const running = await readRun(ctx, funMachine)
  return running && { ...meterAt(running.cell, running.run), games: running.run.config.games }
}

/** The visitor's meter and the games that fill it; an empty meter while none runs. */
export async function getMeter(ctx: VisitorContext): Promise<DataOf<typeof meterContract>> {
  const [{ campaign, config }, own] = await Promise.all([showCampaign(ctx, funMachineCampaign), readMeter(ctx)])
  const { coinsToFill: needed = 0, pullsMax = 0, games = [] } = config ?? {}
  return { campaign, ...(own ?? { ...NO_METER, needed, pullsMax }), games: namedGames(games) }
}

/** The prizes with their odds, and the visitor's pulls. */
export async function getMachine(ctx: VisitorContext): Promise<DataOf<typeof machineContract>> {
  const [{ config }, own] = await Promise.all([showCampaign(ctx, funMachineCampaign), readMeter(ctx)])
  const shown = await showPrizes(ctx, config?.prizes, pullOdds)
  const average = averageOf(funMachine, config && { ...config, prizes: shown.prizes })
  return { pulls: own?.pulls ?? 0, ...shown, average }
}
