import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** Where the push socket is, and what opens it. Tokens last ten minutes. */
export const connection = z.object({
  /** A path of this site, or the whole address of another server that speaks the protocol. */
  url: z.string(),
  connectionToken: z.string(),
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
  summary: 'Fresh tokens of the push socket, in place of those that came with the profile.',
  reply: z.object({ success: z.literal(true), data: connection }),
})
