import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** A token older than this is renewed. */
export const TOKEN_LIFETIME_DAYS = 7

const key = z.string().regex(/^[\w-]{1,200}={0,2}$/)

/** A device's push address, as stored by its browser. */
export const pushRecord = z.object({
  token: z.string().min(1).max(500),
  /** Unix milliseconds. */
  createTime: z.int(),
  subscriptionOptions: z.object({
    auth: key,
    p256dh: key,
    endpoint: z.url({ protocol: /^https$/ }).max(2_000),
    swScope: z.string().max(500),
    vapidKey: key,
  }),
})
export type PushRecord = z.infer<typeof pushRecord>

export const providerName = z.enum(['web-push', 'firebase'])
export type ProviderName = z.infer<typeof providerName>

export const pushConfig = z.object({
  provider: providerName,
  /** The public key that subscriptions are bound to, in base64url. */
  vapidKey: z.string(),
  firebase: z.object({ projectId: z.string(), apiKey: z.string(), appId: z.string(), messagingSenderId: z.string() }).nullable(),
})
export type PushConfig = z.infer<typeof pushConfig>

const done = z.object({ success: z.literal(true) })

export const getConfig = route({
  method: 'GET',
  path: '/rest/push/config/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the push service of this site and its public key.',
  reply: z.object({ success: z.literal(true), data: pushConfig }),
})

export const subscribe = route({
  method: 'POST',
  path: '/rest/push/subscribe',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Registers this device’s push token for the signed-in player. Idempotent: a repeat renews it.',
  body: z.object({ provider: providerName, record: pushRecord }),
  reply: z.discriminatedUnion('success', [
    done,
    z.object({ success: z.literal(false), reasonType: z.enum(['unknown-service', 'other-key']) }),
  ]),
})

export const unsubscribe = route({
  method: 'POST',
  path: '/rest/push/unsubscribe',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 20,
  summary: 'Removes a device’s push token, whichever player is signed in there.',
  body: z.object({ endpoint: z.string().max(2_000) }),
  reply: done,
})

export const sendTest = route({
  method: 'POST',
  path: '/rest/push/test',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  callsPerMinuteMax: 6,
  summary: 'Sends a test notification to one of the player’s devices.',
  body: z.object({ token: z.string().max(500) }),
  reply: z.discriminatedUnion('success', [
    done,
    z.object({ success: z.literal(false), reasonType: z.literal('unknown-device') }),
  ]),
})
