import type { ReplyOf } from '#kernel/contract.ts'
import { currentCampaign } from '#platform/campaigns/index.ts'
import type { PlayerContext } from '#platform/context.ts'
import type { payCashback as contract } from '../contract.ts'
import { rankLeagueCampaign } from '../shared/campaign.ts'

/** No week is calculated yet, so there is nothing to take. */
export async function payCashback(ctx: PlayerContext): Promise<ReplyOf<typeof contract>> {
  const current = await currentCampaign(ctx, rankLeagueCampaign)
  return { success: false, reasonType: current ? 'no_reward' : 'not_running' }
}
