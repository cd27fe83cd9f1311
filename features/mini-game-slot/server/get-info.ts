import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { miniGameSlotCampaign } from '../shared/campaign.ts'
import { toWire } from './play-run.ts'
import { readRun } from './store.ts'

/** The levels as they are set, none where no mini game is planned, and the player's run of the day. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, miniGameSlotCampaign)
  const player = ctx.session?.playerId
  const run = player && campaign.state === 'running' ? await readRun(ctx.reader, { player, day: ctx.today }) : undefined
  return {
    success: true,
    data: {
      campaign,
      levels: config?.levels ?? [],
      winPer100k: config?.winPer100k ?? null,
      run: run ? toWire(run) : null,
    },
  }
}
