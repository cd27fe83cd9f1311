import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { publishOdds } from '#platform/fair/published-odds.ts'
import { mayGiveEntries, openWireReward } from '#platform/open-reward.ts'
import { callAct, readRun, refusalOf } from '#promotions/index.ts'
import { type Boxes, type getInfo as contract, NO_BOXES, pickBox } from '../contract.ts'
import { cosmicBoxesCampaign } from '../shared/campaign.ts'
import { boxesAt, boxOdds, cosmicBoxes } from './promotion.ts'

/** The visitor's boxes in the running campaign; undefined while none runs. */
export async function readBoxes(ctx: VisitorContext): Promise<Boxes | undefined> {
  const running = await readRun(ctx, cosmicBoxes)
  return running && boxesAt(running.cell, running.run, ctx.clock.now())
}

/** The visitor's boxes and what they may hold; no boxes while none run. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, cosmicBoxesCampaign)
  const [own, odds, areEntriesOpen] = await Promise.all([
    readBoxes(ctx),
    config && publishOdds(ctx, ctx.reader, boxOdds(config.prizes)),
    mayGiveEntries(ctx, { db: ctx.reader, playerId: ctx.session?.playerId ?? null }),
  ])
  return {
    success: true,
    data: {
      campaign,
      ...(own ?? NO_BOXES),
      periodHours: config?.periodHours ?? null,
      prizes: (config?.prizes ?? []).map((prize) => openWireReward(prize, areEntriesOpen)),
      isCoinsOnly: !areEntriesOpen,
      oddsHash: odds?.hash ?? null,
    },
  }
}

/** Picks the box and tells what was paid for it. */
export async function pick(ctx: PlayerContext, box: number): Promise<ReplyOf<typeof pickBox>> {
  const act = await callAct(ctx, cosmicBoxes, 'pick', box)
  if (!act.isDone) return pickBox.reply.parse(refusalOf(act))
  const [prize] = act.grants
  return pickBox.reply.parse({ success: true, data: { ...(act.reply as Boxes), prize } })
}
