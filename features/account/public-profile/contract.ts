import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { ProfilePart } from '#kernel/profile.ts'
import { AVATARS } from '#kernel/avatars.ts'

export const NAME_LENGTH = { min: 3, max: 20 } as const

const publicFace = z.object({ name: z.string(), avatar: z.enum(AVATARS) })
const face = publicFace.extend({
  /** False for a generated face. */
  isChosen: z.boolean(),
})

/** What the profile says of it. */
export type InProfile = { readonly publicFace?: ProfilePart<typeof publicFace> }

export const nameRefusal = z.enum(['name-length', 'name-letters', 'name-reserved', 'name-unfit', 'name-taken'])
export type NameRefusal = z.infer<typeof nameRefusal>

export const getPublicProfile = route({
  method: 'GET',
  path: '/rest/player/public-profile/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the name and avatar under which other players see this one.',
  reply: z.object({ success: z.literal(true), data: face }),
})

export const choosePublicProfile = route({
  method: 'POST',
  path: '/rest/player/public-profile/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  callsPerMinuteMax: 20,
  summary: 'Chooses the name and avatar that other players see.',
  body: z.object({ name: z.string().max(80), avatar: z.enum(AVATARS) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: face }),
    z.object({ success: z.literal(false), reasonType: nameRefusal }),
  ]),
})

export const resetPublicName = route({
  method: 'POST',
  path: '/rest/operator/public-profile/reset/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary:
    'Operators: takes an unfit name from a player, with a reason. The generated one is shown again, and nobody can choose the name.',
  callsPerMinuteMax: 20,
  body: z.object({ playerId: z.string().startsWith('plr_').max(60), why: z.string().trim().min(5).max(500) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('no-chosen-name') }),
  ]),
})
