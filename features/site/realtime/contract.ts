import { z } from 'zod'
import { type ReplyOf, route } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** Where the push socket is, and what opens it. Tokens last ten minutes. */
export const connection = z.object({
  /** A path of this site, or the whole address of another server that speaks the protocol. */
  url: z.string(),
  connectionToken: z.string(),
  /** Of a channel that needs no token, it is empty. */
  connections: z.array(z.object({ channel: z.string(), token: z.string() })),
  /** The message queue's address, where there is one besides. */
  url2: z.string().nullable(),
})
export type Connection = z.infer<typeof connection>

export const getConnection = route({
  method: 'GET',
  path: '/rest/player/connection/',
  effect: 'read',
  actor: 'player',
  isUnattended: true,
  summary: 'Fresh tokens of the push socket, in place of those that came with the profile.',
  reply: z.object({ success: z.literal(true), data: connection }),
})

/** There is a newer site than the one that this page has loaded. */
export const appPush = definePush({
  pushType: 'app',
  data: z.object({
    action: z.literal('reload'),
    /** Each page waits a random part of this before it does anything; at once without it. */
    spreadMs: z.int().min(0).optional(),
  }),
  samples: { reload: { action: 'reload', spreadMs: 3_000 } },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    app: PushData<typeof appPush>
  }
}

/** Of the development page. */
export const listPushes = route({
  method: 'GET',
  path: '/dev/pushes/list/',
  effect: 'read',
  actor: 'player',
  summary: 'Every push that pages know, with samples and the JSON Schema of its data. In development only.',
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
  summary: 'Sends a push through the outbox, to oneself or to everybody of the brand. In development only.',
  callsPerMinuteMax: 600,
  body: z.object({ type: z.string(), data: z.unknown(), to: z.enum(['me', 'everybody']).default('me') }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ channel: z.string(), offset: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('wrong-shape'), problem: z.string() }),
  ]),
})
