import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { AVATARS } from '#kernel/avatars.ts'

export const NAME_LENGTH = { min: 3, max: 20 } as const

const face = z.object({
  name: z.string(),
  avatar: z.enum(AVATARS),
  /** False for a generated face. */
  isChosen: z.boolean(),
})

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
