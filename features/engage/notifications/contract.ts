import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** Notification kinds a player can switch. Promotional kinds are off until the player opts in. */
export const CHOICES = [
  { kind: 'sign-in', isOnByDefault: true },
  { kind: 'redemption', isOnByDefault: true },
  { kind: 'daily-prize', isOnByDefault: false },
  { kind: 'free-spins', isOnByDefault: false },
  { kind: 'prize', isOnByDefault: false },
  /** Requested individually, so it is on unless the player turns everything off. */
  { kind: 'reminder', isOnByDefault: true },
] as const

export const KINDS = ['sign-in', 'redemption', 'daily-prize', 'free-spins', 'prize', 'reminder'] as const
export const kind = z.enum(KINDS)
export type Kind = z.infer<typeof kind>

export const choices = z.array(z.object({ kind, isOn: z.boolean() }))
export type Choices = z.infer<typeof choices>

export const getChoices = route({
  method: 'GET',
  path: '/rest/push/choices/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns which kinds of notifications the player wants.',
  reply: z.object({ success: z.literal(true), data: choices }),
})

export const choose = route({
  method: 'POST',
  path: '/rest/push/choices/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Turns one kind of notification on or off for all of the player’s devices.',
  body: z.object({ kind, isOn: z.boolean() }),
  reply: z.object({ success: z.literal(true), data: choices }),
})
