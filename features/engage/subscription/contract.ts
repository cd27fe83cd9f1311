import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const CHANNELS = ['email', 'push', 'text'] as const
export const channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof channel>

/** Version of the consent text. It changes with the text; each consent keeps its own. */
export const CONSENT_VERSION = '2026-11'

export const subscriptionChoice = z.object({
  channel,
  isOn: z.boolean(),
  /** Why it cannot reach the player for now; null where it can. */
  obstacle: z.enum(['no-email', 'email-unconfirmed', 'no-phone']).nullable(),
  /** Time and text version of the player's choice; null without one. */
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
  summary: 'Returns the channels for which the player opted in to offers, with date and text version.',
  reply,
})

export const choose = route({
  method: 'POST',
  path: '/rest/subscription/choose/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Turns offers by one channel on or off and records date, version, and address.',
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
  summary: 'Ends promotional emails for the owner of the link’s token, signed in or not (the page is /unsubscribe?token=…).',
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
  summary: 'Ends promotional emails, posted by a mail program as RFC 8058 defines. The link is the signature.',
  callsPerMinuteMax: 60,
  query: z.object({ token: link }),
  reply: unsubscribe.reply,
})
