import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { STATE_CODES } from '#kernel/states.ts'
import { personalInfo, profileData } from './shared/personal-info.ts'

export { name, type PersonalInfo, type ProfileData } from './shared/personal-info.ts'

/** The minimum time between changes of state: the state decides what may be played. */
export const MOVE_WAIT_DAYS = 30

const unixSeconds = z.int()

export const getProfilePage = route({
  method: 'GET',
  path: '/rest/page/profile/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the personal data of the account page and which fields are missing.',
  reply: z.object({ seo: z.object({ title: z.string(), description: z.string() }), payload: profileData }),
})

export const updateProfile = route({
  method: 'POST',
  path: '/rest/player/profile/update/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account-step' },
  summary: 'Saves the personal data and rewards the first complete profile.',
  callsPerMinuteMax: 20,
  body: personalInfo,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: profileData }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['name-fixed', 'zip-unknown', 'zip-not-in-state', 'under-age', 'moved-lately']),
      /** With 'zip-not-in-state': the states of the ZIP code. */
      zipState: z.enum(STATE_CODES).optional(),
      /** With 'under-age': the minimum age of the new state. */
      ageNeeded: z.int().optional(),
      /** With 'moved-lately': when the next move is accepted. */
      mayMoveAt: unixSeconds.optional(),
    }),
  ]),
})

const rewardState = z.object({
  available: z.boolean(),
  completed: z.boolean(),
  /** The reward, now or earlier; none for a number that was rewarded before. */
  coins: wireAmount,
  entries: wireAmount,
  /** Earned, and paid once the email is confirmed. */
  awaitsEmail: z.boolean(),
})

const rewards = z.object({ email: rewardState, profile: rewardState, phone: rewardState })
export type Rewards = z.infer<typeof rewards>

export const getRewards = route({
  method: 'GET',
  path: '/rest/player/rewards/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the rewards for confirming and completing the account.',
  reply: z.object({ success: z.literal(true), data: rewards }),
})
