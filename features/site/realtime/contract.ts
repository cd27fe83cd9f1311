import { z } from 'zod'
import { type ReplyOf, route } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** The push socket's address and tokens. Tokens are valid for ten minutes. */
export const connection = z.object({
  /** A path of this site, or the full URL of another server that speaks the protocol. */
  url: z.string(),
  connectionToken: z.string(),
  /** Empty for a channel that needs no token. */
  connections: z.array(z.object({ channel: z.string(), token: z.string() })),
  /** The same messages as an HTTP stream, for pages that cannot open a socket. */
  url2: z.string().nullable(),
})
export type Connection = z.infer<typeof connection>

export const getConnection = route({
  method: 'GET',
  path: '/rest/player/connection/',
  effect: 'read',
  actor: 'player',
  isUnattended: true,
  summary: 'Returns new tokens for the push socket.',
  reply: z.object({ success: z.literal(true), data: connection }),
})

/** A newer version of the site than the one loaded by this page is available. */
export const appPush = definePush({
  pushType: 'app',
  data: z.object({
    action: z.literal('reload'),
    /** Each page waits a random part of this before it acts; immediately when absent. */
    spreadMs: z.int().min(0).optional(),
  }),
})

/** For the development page. */
export const listPushes = route({
  method: 'GET',
  path: '/dev/pushes/list/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists every push with samples and the JSON Schema of its data. Development only.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      pushes: z.array(
        z.object({ type: z.string(), schema: z.record(z.string(), z.unknown()), samples: z.record(z.string(), z.unknown()) }),
      ),
    }),
  }),
})
export type ListedPush = ReplyOf<typeof listPushes>['data']['pushes'][number]

export const sendPush = route({
  method: 'POST',
  path: '/dev/pushes/send/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Sends a push through the outbox, to the player or to everyone of the brand. Development only.',
  callsPerMinuteMax: 600,
  body: z.object({ type: z.string(), data: z.unknown(), to: z.enum(['me', 'everyone']).default('me') }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ channel: z.string(), offset: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('wrong-shape'), problem: z.string() }),
  ]),
})
