import { z } from 'zod'
import { referralCondition } from '#features/account/registration/contract.ts'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { defineEvent, type EventPayload, idField } from '#kernel/event.ts'

/** Maximum number of invited friends listed, latest first. */
export const INVITED_LISTED_MAX = 50

/** Progress of an invited friend; `not-eligible` pays with the inviter's payment method. */
const invitedState = z.enum(['joined', ...referralCondition.options, 'not-eligible'])

/** An invited player met a condition for the first time. Emitted for both sides, once for each condition. */
export const referralProgressed = defineEvent({
  type: 'referral.progressed',
  payload: z.object({
    /** The side whose event this is. */
    side: z.enum(['inviter', 'friend']),
    friend: idField('plr'),
    condition: referralCondition,
  }),
})

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'referral.progressed': EventPayload<typeof referralProgressed>
  }
}

const invited = z.object({
  /** Masked: an inviter never sees a friend's login. */
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
  summary: 'Returns the player’s referral code, the reward of both sides, and the friends who joined.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** What each side gets for a friend; null where no reward is planned. */
      reward: z
        .object({ coins: wireAmount, entries: wireAmount, condition: referralCondition, friendsMax: z.int().min(1) })
        .nullable(),
      /** Null for a guest. */
      own: z.object({ code: z.string(), total: z.int().min(0), invited: z.array(invited) }).nullable(),
    }),
  }),
})
