import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'
import { personalInfo, profileData } from './shared/personal-info.ts'

export type { PersonalInfo, ProfileData } from './shared/personal-info.ts'

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
  reply: z.object({ success: z.literal(true), data: profileData }),
})

const rewardState = z.object({ available: z.boolean(), completed: z.boolean(), coins: wireAmount })

export const getRewards = route({
  method: 'GET',
  path: '/rest/player/rewards/',
  effect: 'read',
  actor: 'player',
  summary: 'The rewards for confirming and completing the account.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ email: rewardState, profile: rewardState, phone: rewardState }),
  }),
})
