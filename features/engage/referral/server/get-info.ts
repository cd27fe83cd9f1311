import type { ReplyOf } from '#kernel/contract.ts'
import { maskName } from '#kernel/mask-name.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { countInvited, readInvited } from '#platform/auth/invited.ts'
import { readPlayer } from '#platform/auth/players.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type getInfo as contract, INVITED_LISTED_MAX } from '../contract.ts'
import { referralCampaign } from '../shared/campaign.ts'
import { stateOf } from './rules.ts'

type Data = ReplyOf<typeof contract>['data']

/** The code, what both get, and who came. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, referralCampaign)
  return { success: true, data: { campaign, inviterReward: config, own: ctx.session ? await readOwn(ctx, ctx.session) : null } }
}

async function readOwn(
  { reader, theme }: VisitorContext,
  { playerId }: NonNullable<VisitorContext['session']>,
): Promise<Data['own']> {
  const [{ login }, total, invited] = await Promise.all([
    readPlayer(reader, playerId),
    countInvited(reader, playerId),
    readInvited(reader, playerId, INVITED_LISTED_MAX),
  ])
  return {
    // The code is the login: sign-up finds the inviter by it.
    code: login,
    total,
    invited: invited.map((friend) => ({
      name: maskName(friend.login),
      day: calendarDayOf(friend.joinedAt, theme.timeZone),
      state: stateOf(friend),
    })),
  }
}
