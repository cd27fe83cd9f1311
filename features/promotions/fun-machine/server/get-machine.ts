import { namedGames } from '#games/all.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type * as contract from '../contract.ts'
import { funMachineCampaign } from '../shared/campaign.ts'

/** The configured meter. Rounds do not fill it yet, so it is empty for everyone. */
export async function getMeter(ctx: VisitorContext): Promise<ReplyOf<typeof contract.getMeter>> {
  const { campaign, config } = await showCampaign(ctx, funMachineCampaign)
  return {
    success: true,
    data: { campaign, filled: 0, needed: config?.coinsToFill ?? null, games: namedGames(config?.games ?? []) },
  }
}

/** Without a full meter there is no pull. */
export async function getMachine(ctx: VisitorContext): Promise<ReplyOf<typeof contract.getMachine>> {
  const { config } = await showCampaign(ctx, funMachineCampaign)
  return { success: true, data: { pulls: 0, prizes: config?.prizes ?? [] } }
}
