import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { shownCampaigns } from '#platform/campaigns/index.ts'
import type { PlayerContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type * as contract from '../contract.ts'
import { lotteryCampaign } from '../shared/campaign.ts'

/** Nobody is drawn yet, whichever draw it is. */
export async function getLeaderboard(
  ctx: VisitorContext,
  { params: { id } }: InputOf<typeof contract.getLeaderboard>,
): Promise<ReplyOf<typeof contract.getLeaderboard>> {
  await knownDraw(ctx, id)
  return { success: true, data: { isDrawn: false, winners: [] } }
}

/** Rounds bring no tickets yet. */
export const getTickets = async (): Promise<ReplyOf<typeof contract.getTickets>> => ({
  success: true,
  data: { tickets: [], progress: 0 },
})

/** Whoever has no ticket has won nothing; before the end there is nothing to take in any case. */
export async function takeReward(
  ctx: PlayerContext,
  { params: { id } }: InputOf<typeof contract.takeReward>,
): Promise<ReplyOf<typeof contract.takeReward>> {
  const isOver = await knownDraw(ctx, id)
  return { success: false, reasonType: isOver ? 'no_reward' : 'not_drawn' }
}

/** Whether its time is over; 404 for one that nobody is shown. */
async function knownDraw(ctx: VisitorContext, id: string): Promise<boolean> {
  const { current, next, last } = await shownCampaigns(ctx, lotteryCampaign)
  const isKnown = [current, next, last].some((campaign) => campaign?.id === id)
  if (!isKnown) throw new AppError('not-found', 'There is no such draw')
  return last?.id === id
}
