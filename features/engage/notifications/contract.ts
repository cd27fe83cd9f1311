import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** Notification kinds a player can switch. Promotional kinds are off until the player opts in. */
export const CHOICES = [
  { kind: 'sign-in', isOnByDefault: true },
  { kind: 'redemption', isOnByDefault: true },
  { kind: 'care', isOnByDefault: true },
  { kind: 'daily-prize', isOnByDefault: false },
  { kind: 'free-spins', isOnByDefault: false },
  { kind: 'prize', isOnByDefault: false },
  /** Requested individually, so it is on unless the player turns everything off. */
  { kind: 'reminder', isOnByDefault: true },
] as const

export const KINDS = ['sign-in', 'redemption', 'care', 'daily-prize', 'free-spins', 'prize', 'reminder'] as const
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

/** The newest messages, which the inbox lists. */
export const MESSAGES_SHOWN = 50

const message = z.object({
  id: z.string(),
  /** Of the notification: a kind of above, or `support`, `limit`, `win`, `welcome`. */
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of this site, without language prefix. */
  link: z.string(),
  at: unixSeconds,
  isRead: z.boolean(),
})
export type Message = z.infer<typeof message>

export const getInbox = route({
  method: 'GET',
  path: '/rest/inbox/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the player’s latest messages, newest first, in the language of the page, and how many are unread.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ messages: z.array(message), unread: z.int().min(0) }),
  }),
})

export const readMessage = route({
  method: 'POST',
  path: '/rest/inbox/read/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Marks a message as read, or with a null id all messages. Idempotent.',
  body: z.object({
    id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .nullable(),
  }),
  reply: z.object({ success: z.literal(true) }),
})

/** A message came, went or was read, perhaps in another window: pages read the inbox again. */
export const inboxPush = definePush({
  pushType: 'inbox',
  data: z.object({ action: z.literal('changed') }),
})

/** Absent where the brand has no notifications. */
export type InProfile = { readonly inbox?: { readonly unread: number } }
