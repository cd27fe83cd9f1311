import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { campaignById } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import { refuseWithoutRule } from '#promotions/index.ts'
import type * as contract from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'

/** No draw has winners yet. */
export async function getLeaderboard(
  ctx: VisitorContext,
  { params: { id } }: InputOf<typeof contract.getLeaderboard>,
): Promise<ReplyOf<typeof contract.getLeaderboard>> {
  await requireDraw(ctx, id)
  return { success: true, data: { isDrawn: false, winners: [] } }
}

/** Rounds award no tickets yet. */
export const getTickets = async (): Promise<ReplyOf<typeof contract.getTickets>> => ({
  success: true,
  data: { tickets: [], progress: 0 },
})

/** No draw takes place yet. */
export async function takeReward(
  ctx: PlayerContext,
  { params: { id } }: InputOf<typeof contract.takeReward>,
): Promise<ReplyOf<typeof contract.takeReward>> {
  await requireDraw(ctx, id)
  return refuseWithoutRule()
}

async function requireDraw(ctx: VisitorContext, id: string): Promise<void> {
  if (!(await campaignById(ctx, lotteryCampaign, id))) throw new AppError('not-found', 'Draw not found')
}
