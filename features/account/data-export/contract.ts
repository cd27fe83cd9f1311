import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** How long a copy can be downloaded before it is deleted. */
export const COPY_LASTS_DAYS = 7

export const copy = z.object({
  id: z.string(),
  askedAt: z.iso.datetime(),
  /** Null while the copy is being made. */
  madeAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Null while the copy is being made. */
  bytes: z.int().nullable(),
})
export type Copy = z.infer<typeof copy>

const copies = z.object({ copies: z.array(copy) })

export const listCopies = route({
  method: 'GET',
  path: '/rest/data-export/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the player’s data copies that are in progress or available, newest first.',
  reply: z.object({ success: z.literal(true), data: copies }),
})

export const askForCopy = route({
  method: 'POST',
  path: '/rest/data-export/ask/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Requests a copy of all stored data, at most one a day. Requires a recent sign-in (10 minutes).',
  callsPerMinuteMax: 6,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: copies }),
    z.object({ success: z.literal(false), reasonType: z.literal('asked-lately') }),
  ]),
})

export const fetchCopy = route({
  method: 'GET',
  path: '/rest/data-export/:id/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the player’s data copy as JSON text. Requires a recent sign-in (10 minutes).',
  callsPerMinuteMax: 6,
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), json: z.string() }) }),
})
