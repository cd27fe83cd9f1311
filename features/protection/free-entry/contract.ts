import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

export const freeRequest = z.object({ day: z.iso.date(), entries: wireAmount })
export type FreeRequest = z.infer<typeof freeRequest>

const info = z.object({
  /** What one request gives. */
  entries: wireAmount,
  /** Null for guests, who need an account that the entries go to. */
  own: z
    .object({
      mayAsk: z.boolean(),
      /** When the next request counts. */
      nextAt: z.iso.datetime(),
      /** The latest first; each was given at once. */
      requests: z.array(freeRequest),
    })
    .nullable(),
})
export type FreeEntryInfo = z.infer<typeof info>

export const getFreeEntry = route({
  method: 'GET',
  path: '/rest/free-entry/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What a free request gives, and whether today’s is still open.',
  reply: z.object({ success: z.literal(true), data: info }),
})

export const askFreeEntry = route({
  method: 'POST',
  path: '/rest/free-entry/ask/',
  effect: 'write',
  actor: 'player',
  starts: 'entries',
  wantsPerson: 'always',
  callsPerMinuteMax: 10,
  summary: 'Gives entries for nothing, once a day for each person; asked again on that day it gives no more.',
  body: z.object({ isAgreed: z.literal(true) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: info }),
    /** The same person has asked today by another account. */
    z.object({ success: z.literal(false), reasonType: z.enum(['asked-elsewhere', 'person-unknown']) }),
  ]),
})

/** A word that has to stand on the page, and where it leads; in the visitor's language. */
export const infoPlate = z.object({
  title: z.string(),
  text: z.string(),
  /** Name of a picture in `public/art/interface`. */
  picture: z.string(),
  actions: z.array(z.object({ label: z.string(), link: z.string() })),
})
export type InfoPlate = z.infer<typeof infoPlate>
