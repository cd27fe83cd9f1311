import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

/** So many of the invited are listed, the latest first. */
export const INVITED_LISTED_MAX = 50

/** How far somebody has come who was invited. */
export const invitedState = z.enum(['joined', 'confirmed', 'complete'])

/** What an invited friend has to reach for the inviter's reward. */
export const rewardCondition = invitedState.exclude(['joined'])

const invited = z.object({
  /** Masked: an inviter learns nobody's login. */
  name: z.string(),
  /** In the brand's calendar. */
  day: z.iso.date(),
  state: invitedState,
})
export type InvitedFriend = z.infer<typeof invited>

export const getInfo = route({
  method: 'GET',
  path: '/rest/referral/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The player’s own code, what both sides get, and who came by it.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** What an inviter gets for each friend; null where no reward is planned. */
      inviterReward: z.object({ coins: wireAmount, entries: wireAmount, condition: rewardCondition }).nullable(),
      /** Null for a guest. */
      own: z.object({ code: z.string(), total: z.int().min(0), invited: z.array(invited) }).nullable(),
    }),
  }),
})
