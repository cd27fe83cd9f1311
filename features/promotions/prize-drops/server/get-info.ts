import type { ReplyOf } from '#kernel/contract.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { getInfo as contract } from '../contract.ts'
import { poolOf, prizeDropsCampaign } from '../shared/campaign.ts'

/** The configured daily pool. Nothing drops yet, so the pool is complete and has no winners. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, prizeDropsCampaign)
  const { finishedAt, startsAt, state } = campaign
  const general = config && {
    ...poolOf(config.kinds),
    minimalLevelPlay: config.minimalLevelPlay,
    finishedAt,
    nextPrizePoolStartedAt: state === 'planned' ? startsAt : null,
  }
  const prizes = (config?.kinds ?? []).map(({ count, ...kind }) => ({ ...kind, prizeLeft: count }))
  return { success: true, campaign, general, prizes, lastWinners: [], nextPrizeWillAccrueIn: null }
}
