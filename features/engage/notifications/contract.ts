import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** What a player switches by kind. Those that invite to play stay off until somebody asks for them. */
export const CHOICES = [
  { kind: 'sign-in', isOnByDefault: true },
  { kind: 'daily-prize', isOnByDefault: false },
  { kind: 'free-spins', isOnByDefault: false },
  /** Asked for one by one, so it is on until somebody ends them all. */
  { kind: 'reminder', isOnByDefault: true },
] as const

export const KINDS = ['sign-in', 'daily-prize', 'free-spins', 'reminder'] as const
export const kind = z.enum(KINDS)
export type Kind = z.infer<typeof kind>

export const choices = z.array(z.object({ kind, isOn: z.boolean() }))
export type Choices = z.infer<typeof choices>

export const getChoices = route({
  method: 'GET',
  path: '/rest/push/choices/',
  effect: 'read',
  actor: 'player',
  summary: 'Which kinds of notifications the player wants.',
  reply: z.object({ success: z.literal(true), data: choices }),
})

export const choose = route({
  method: 'POST',
  path: '/rest/push/choices/',
  effect: 'write',
  actor: 'player',
  summary: 'Switches one kind on or off, on all devices of the player.',
  body: z.object({ kind, isOn: z.boolean() }),
  reply: z.object({ success: z.literal(true), data: choices }),
})
