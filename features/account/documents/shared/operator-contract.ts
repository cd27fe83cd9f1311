import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { unreadFile } from '#kernel/unread-file.ts'
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
      /** Other accounts of this brand that sent the same file. */
      alsoSentBy: z.array(z.string()),
      isVerified: z.boolean(),
    }),
  ),
  waiting: z.int(),
})
export type DeskDocument = z.infer<typeof desk>['documents'][number]

export const listQueue = route({
  method: 'GET',
  path: '/rest/operator/documents/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: lists documents in review, oldest first, or the latest decisions. Audited.',
  isUnattended: true,
  query: z.object({ show: z.enum(['waiting', 'decided']) }),
  reply: z.object({ success: z.literal(true), data: desk }),
})

export const openDocument = route({
  method: 'POST',
  path: '/rest/operator/documents/open/',
  effect: 'write',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: returns a document’s content in base64. Each access is logged permanently.',
  callsPerMinuteMax: 60,
  body: z.object({ id: documentId }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      type: z.enum(DOCUMENT_TYPES),
      content: z.string(),
      /** Earlier viewers, latest first. */
      seen: z.array(z.object({ at: z.string(), by: z.string(), what: z.string() })),
      /** Files of the audit archive that may have further ones. */
      unreadFiles: z.array(unreadFile),
    }),
  }),
})

export const decideDocument = route({
  method: 'POST',
  path: '/rest/operator/documents/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary: 'Operators: accepts a document in review, or rejects it with a reason, and notifies the player.',
  body: z.object({ id: documentId, reason: rejectReason.nullable() }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('decided') }),
  ]),
})
