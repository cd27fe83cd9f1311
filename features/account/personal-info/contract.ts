import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { STATE_CODES } from '#kernel/states.ts'
import { personalInfo, profileData } from './shared/personal-info.ts'

export { name, type PersonalInfo, type ProfileData } from './shared/personal-info.ts'

/** The state is taken again only after so long: it decides what may be played. */
export const MOVE_WAIT_DAYS = 30

const unixSeconds = z.int()

export const getProfilePage = route({
  method: 'GET',
  path: '/rest/page/profile/',
  effect: 'read',
  actor: 'player',
  summary: 'The personal data of the account page, and what is missing in it.',
  reply: z.object({ seo: z.object({ title: z.string(), description: z.string() }), payload: profileData }),
})

export const updateProfile = route({
  method: 'POST',
  path: '/rest/player/profile/update/',
  effect: 'write',
  actor: 'player',
  summary: 'Keeps the personal data; the first complete profile is rewarded.',
  callsPerMinuteMax: 20,
  body: personalInfo,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: profileData }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['name-fixed', 'zip-unknown', 'zip-not-in-state', 'under-age', 'moved-lately']),
      /** With 'zip-not-in-state': where the ZIP code is. */
      zipState: z.enum(STATE_CODES).optional(),
      /** With 'under-age': the age that the new state asks for. */
      ageNeeded: z.int().optional(),
      /** With 'moved-lately': from when on another move is taken. */
      mayMoveAt: unixSeconds.optional(),
    }),
  ]),
})

const rewardState = z.object({
  available: z.boolean(),
  completed: z.boolean(),
  /** What it gives, or gave: nothing for a number that was rewarded before. */
  coins: wireAmount,
  entries: wireAmount,
})

const rewards = z.object({ email: rewardState, profile: rewardState, phone: rewardState })
export type Rewards = z.infer<typeof rewards>

export const getRewards = route({
  method: 'GET',
  path: '/rest/player/rewards/',
  effect: 'read',
  actor: 'player',
  summary: 'The rewards for confirming and completing the account.',
  reply: z.object({ success: z.literal(true), data: rewards }),
})
