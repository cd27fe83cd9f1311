import { namedGames } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { readRun } from '#promotions/index.ts'
import { type getMachine as machineContract, type getMeter as meterContract, NO_METER } from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'
import { funMachine, meterAt, pullOdds } from './promotion.ts'

/** The visitor's meter in the running campaign, with the games that fill it; undefined while none runs. */
export async function readMeter(ctx: VisitorContext) {
  const running = await readRun(ctx, funMachine)
  return running && { meter: meterAt(running.cell, running.run), games: running.run.config.games }
}

/** The visitor's meter and the games that fill it; an empty meter while none runs. */
export async function getMeter(ctx: VisitorContext): Promise<ReplyOf<typeof meterContract>> {
  const [{ campaign, config }, own] = await Promise.all([showCampaign(ctx, funMachineCampaign), readMeter(ctx)])
  const { coinsToFill: needed = 0, pullsMax = 0, games = [] } = config ?? {}
  const meter = own?.meter ?? { ...NO_METER, needed, pullsMax }
  return { success: true, data: { campaign, ...meter, games: namedGames(games) } }
}

/** The prizes with their odds, and the visitor's pulls. */
export async function getMachine(ctx: VisitorContext): Promise<ReplyOf<typeof machineContract>> {
  const [{ config }, own, areEntriesOpen] = await Promise.all([
    showCampaign(ctx, funMachineCampaign),
    readMeter(ctx),
    mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.session?.playerId ?? null }),
  ])
  const prizes = (config?.prizes ?? []).map((prize) => openWireReward(prize, areEntriesOpen))
  const [cost] = config ? funMachine.cost({ ...config, prizes }) : []
  const odds = config && (await publishOdds(ctx, ctx.reader, pullOdds(config.prizes)))
  return {
    success: true,
    data: {
      pulls: own?.meter.pulls ?? 0,
      prizes,
      average: cost ? { coins: cost.coins.mean, entries: cost.entries.mean } : null,
      isCoinsOnly: !areEntriesOpen,
      oddsHash: odds?.hash ?? null,
    },
  }
}
