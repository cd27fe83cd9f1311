import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const CHANNELS = ['email', 'push', 'text'] as const
export const channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof channel>

/** Of the words that the page asks with. Another one when they change; what was agreed to keeps its own. */
export const CONSENT_VERSION = '2026-11'

export const subscriptionChoice = z.object({
  channel,
  isOn: z.boolean(),
  /** Why it reaches nobody for now; null where it does. */
  obstacle: z.enum(['no-email', 'email-unconfirmed', 'no-phone']).nullable(),
  /** When and to which words the player said so; null where nothing was ever said. */
  saidAt: z.iso.datetime().nullable(),
  version: z.string().nullable(),
})
export type SubscriptionChoice = z.infer<typeof subscriptionChoice>

const reply = z.object({ success: z.literal(true), data: z.object({ choices: z.array(subscriptionChoice) }) })

export const getSubscription = route({
  method: 'GET',
  path: '/rest/subscription/',
  effect: 'read',
  actor: 'player',
  summary: 'By which ways the player agreed to hear of offers, when, and to which words.',
  reply,
})

export const choose = route({
  method: 'POST',
  path: '/rest/subscription/choose/',
  effect: 'write',
  actor: 'player',
  summary: 'Switches offers by one way on or off; kept with date, version and address.',
  callsPerMinuteMax: 20,
  body: z.object({ channel, isOn: z.boolean() }),
  reply,
})

const link = z.string().min(20).max(200)

export const unsubscribe = route({
  method: 'POST',
  path: '/rest/subscription/unsubscribe/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Ends offers by mail for whom the mailed link belongs to, signed in or not (the page is /unsubscribe?token=…).',
  callsPerMinuteMax: 20,
  body: z.object({ token: link }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('link-wrong') }),
  ]),
})

export const unsubscribeByMailer = route({
  method: 'POST',
  path: '/rest/subscription/one-click/',
  effect: 'write',
  actor: 'provider',
  summary: 'The same, posted by a mail program by the headers of RFC 8058; the link itself is the signature.',
  callsPerMinuteMax: 60,
  query: z.object({ token: link }),
  reply: unsubscribe.reply,
})
