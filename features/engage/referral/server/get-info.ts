import type { ReplyOf } from '#kernel/contract.ts'
import { maskName } from '#kernel/mask-name.ts'
import { calendarDayOf } from '#kernel/time.ts'
import { countInvited, readInvited } from '#platform/auth/invited.ts'
import { invitationCodeOf } from '#platform/auth/invitation-codes.ts'
import { showCampaign } from '#platform/campaigns/index.ts'
import type { VisitorContext } from '#platform/context.ts'
import { type getInfo as contract, INVITED_LISTED_MAX } from '../contract.ts'
import { referralCampaign } from '../shared/campaign.ts'
import { stateOf } from './rules.ts'
import { readSteps } from './steps.ts'

type Data = ReplyOf<typeof contract>['data']

/** The code, the reward and the invited friends. */
export async function getInfo(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { campaign, config } = await showCampaign(ctx, referralCampaign)
  return { success: true, data: { campaign, reward: config, own: ctx.session ? await readOwn(ctx, ctx.session) : null } }
}

async function readOwn(ctx: VisitorContext, { playerId }: NonNullable<VisitorContext['session']>): Promise<Data['own']> {
  const { reader, theme } = ctx
  const [code, total, invited] = await Promise.all([
    invitationCodeOf(ctx, playerId),
    countInvited(reader, playerId),
    readInvited(reader, playerId, INVITED_LISTED_MAX),
  ])
  const steps = await readSteps(
    reader,
    invited.map(({ id }) => id),
  )
  return {
    code,
    total,
    invited: invited.map((friend) => ({
      name: maskName(friend.login),
      day: calendarDayOf(friend.joinedAt, theme.timeZone),
      state: stateOf(steps.get(friend.id)),
    })),
  }
}
