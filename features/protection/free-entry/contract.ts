import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

export const freeRequest = z.object({ day: z.iso.date(), entries: wireAmount })
export type FreeRequest = z.infer<typeof freeRequest>

const info = z.object({
  /** The entries of one request. */
  entries: wireAmount,
  /** Null for guests, who need an account to receive entries. */
  own: z
    .object({
      mayAsk: z.boolean(),
      /** False if the player's jurisdiction does not allow it. */
      areEntriesOpen: z.boolean(),
      /** When the next request is accepted. */
      nextAt: z.iso.datetime(),
      /** Latest first; each was granted immediately. */
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
  summary: 'Returns what a free request gives and whether today’s is still available.',
  reply: z.object({ success: z.literal(true), data: info }),
})

export const askFreeEntry = route({
  method: 'POST',
  path: '/rest/free-entry/ask/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'entries',
  wantsPerson: 'always',
  callsPerMinuteMax: 10,
  summary: 'Grants free entries once per person per day. Idempotent within the day.',
  body: z.object({ isAgreed: z.literal(true) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: info }),
    /** The same person has already made a request today from another account. */
    z.object({ success: z.literal(false), reasonType: z.enum(['asked-elsewhere', 'person-unknown']) }),
  ]),
})

/** A mandatory notice and its link, in the visitor's language. */
export const infoPlate = z.object({
  title: z.string(),
  text: z.string(),
  /** The name of a picture in `public/art/interface`. */
  picture: z.string(),
  actions: z.array(z.object({ label: z.string(), link: z.string() })),
})
export type InfoPlate = z.infer<typeof infoPlate>
