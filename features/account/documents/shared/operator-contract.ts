import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { DOCUMENT_TYPES, documentId, rejectReason, sentDocument } from '../contract.ts'

const desk = z.object({
  documents: z.array(
    sentDocument.extend({
      player: z.object({
        id: z.string(),
        login: z.string(),
        name: z.string().nullable(),
        surname: z.string().nullable(),
        birthDate: z.iso.date(),
        address: z.string(),
      }),
      /** Other accounts of this brand that sent the very same file. */
      alsoSentBy: z.array(z.string()),
      isVerified: z.boolean(),
    }),
  ),
  waiting: z.int(),
})
export type DeskDocument = z.infer<typeof desk>['documents'][number]

export const listDesk = route({
  method: 'GET',
  path: '/rest/operator/documents/',
  effect: 'read',
  actor: 'visitor',
  summary: 'For operators: the documents that wait, the oldest first, or those decided last.',
  query: z.object({ show: z.enum(['waiting', 'decided']) }),
  reply: z.object({ success: z.literal(true), data: desk }),
})

export const openDocument = route({
  method: 'POST',
  path: '/rest/operator/documents/open/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: the content of a document, in base64. Who opened it and when is written down for good.',
  callsPerMinuteMax: 60,
  body: z.object({ id: documentId }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      type: z.enum(DOCUMENT_TYPES),
      content: z.string(),
      /** Who looked before, the latest first. */
      seen: z.array(z.object({ at: z.string(), by: z.string(), what: z.string() })),
    }),
  }),
})

export const decideDocument = route({
  method: 'POST',
  path: '/rest/operator/documents/decide/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: accepts a document that waits, or rejects it with a reason; the player is told.',
  body: z.object({ id: documentId, reason: rejectReason.nullable() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('decided') }),
  ]),
})
