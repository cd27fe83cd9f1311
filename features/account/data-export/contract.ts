import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** For so long a copy can be fetched; then it is deleted. */
export const COPY_LASTS_DAYS = 7

export const copy = z.object({
  id: z.string(),
  askedAt: z.iso.datetime(),
  /** Null while it is being made. */
  madeAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Null while it is being made. */
  bytes: z.int().nullable(),
})
export type Copy = z.infer<typeof copy>

const copies = z.object({ copies: z.array(copy) })

export const listCopies = route({
  method: 'GET',
  path: '/rest/data-export/',
  effect: 'read',
  actor: 'player',
  summary: 'The copies of the player’s data that are being made or can be fetched, the latest first.',
  reply: z.object({ success: z.literal(true), data: copies }),
})

export const askForCopy = route({
  method: 'POST',
  path: '/rest/data-export/ask/',
  effect: 'write',
  actor: 'player',
  summary: 'Asks for a copy of everything that is kept (wants a proof no older than ten minutes); one a day at most.',
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
  summary: 'One’s own copy as JSON text (wants a proof no older than ten minutes).',
  callsPerMinuteMax: 6,
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  reply: z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), json: z.string() }) }),
})
