import type { DataOf } from '#kernel/contract.ts'
import type { Id } from '#kernel/id.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { countLeft } from '#promotions/claims/slots.ts'
import { readRun } from '#promotions/index.ts'
import { type Claimed, type Drop, type getInfo as contract, NOTHING_CLAIMED } from '../contract.ts'
import { coinDropsCampaign } from '../shared/campaign.ts'
import { dropsFrom, type Schedule } from './schedule.ts'
import { coinDrops, openPools, shownDrop } from './promotion.ts'

const SHOWN_DROPS = 8
/** On the card: the one to claim, and the one after it. */
const CARD_DROPS = 2

/** The profile's part; undefined while no run is active. */
export async function readProfile(ctx: VisitorContext): Promise<({ drops: Drop[] } & Claimed) | undefined> {
  const running = await readRun(ctx, coinDrops)
  return running && { drops: await readDrops(ctx, running.run, CARD_DROPS), ...running.cell }
}

/** The drops to come and what the visitor has claimed. */
export async function getInfo(ctx: VisitorContext): Promise<DataOf<typeof contract>> {
  const { campaign, shown } = await showCampaign(ctx, coinDropsCampaign)
  const { cell = NOTHING_CLAIMED } = (await readRun(ctx, coinDrops)) ?? {}
  if (!shown) return { campaign, ...cell, drops: [], daily: null }
  const drops = await readDrops(ctx, { ...shown, timeZone: ctx.theme.timeZone }, SHOWN_DROPS)
  return { campaign, ...cell, drops, daily: dailyOf(shown.config) }
}

async function readDrops(ctx: VisitorContext, schedule: Schedule & { id: Id<'cmp'> }, count: number): Promise<Drop[]> {
  const now = ctx.clock.now()
  const left = await countLeft(ctx.reader, schedule.id, openPools(schedule, now))
  return dropsFrom(schedule, now, count).map((drop) => shownDrop(drop, left))
}

/** Sums of a day: what all claims together pay, and what one player gets who catches every drop. */
function dailyOf({ drops, openMinutes }: Schedule['config']) {
  const sum = (pick: (drop: (typeof drops)[number]) => number): number => drops.reduce((total, drop) => total + pick(drop), 0)
  return {
    drops: drops.length,
    claims: sum(({ claims }) => claims),
    coins: sum(({ coins, claims }) => coins * claims),
    perPlayer: sum(({ coins }) => coins),
    openMinutes,
  }
}
