import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { defineEvent, type EventPayload } from '#kernel/event.ts'

export const DOCUMENT_BYTES_MAX = 15 * 1024 * 1024
export const DOCUMENT_TYPES = ['application/pdf', 'image/gif', 'image/jpeg', 'image/png'] as const
/** Per player: documents that may be pending, and uploads in 24 hours. */
export const WAITING_MAX = 10
export const DAY_MAX = 20

export const documentKinds = ['identity', 'address', 'payment'] as const
export const documentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof documentKind>

/** Why a document was rejected; each reason has a text that says what to do. */
export const rejectReason = z.enum(['unreadable', 'cropped', 'expired', 'wrong-kind', 'details-differ', 'altered'])
export type RejectReason = z.infer<typeof rejectReason>

export const documentId = z.templateLiteral(['doc_', z.string().max(40)])

export const documentState = z.enum(['waiting', 'accepted', 'rejected', 'taken-back'])
export type DocumentState = z.infer<typeof documentState>

export const sentDocument = z.object({
  id: documentId,
  kind: documentKind,
  name: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  bytes: z.int(),
  state: documentState,
  /** Of a rejected document. */
  reason: rejectReason.nullable(),
  sentAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type SentDocument = z.infer<typeof sentDocument>

const listed = z.object({ success: z.literal(true), data: z.object({ documents: z.array(sentDocument) }) })

export const listDocuments = route({
  method: 'GET',
  path: '/rest/documents/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the documents the player uploaded, newest first.',
  reply: listed,
})

export const uploadDocument = route({
  method: 'POST',
  path: '/rest/documents/upload/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Uploads one file, a PDF, GIF, JPG, or PNG of up to 15 MB, checked by content and stored encrypted.',
  callsPerMinuteMax: 60,
  takesFile: { bytesMax: DOCUMENT_BYTES_MAX },
  query: z.object({ kind: documentKind }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ document: sentDocument }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['not-accepted', 'too-many-waiting', 'too-many-today']) }),
  ]),
})

export const takeBackDocument = route({
  method: 'POST',
  path: '/rest/documents/take-back/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Removes a document that is still in review and deletes its content.',
  body: z.object({ id: documentId }),
  reply: z.discriminatedUnion('success', [listed, z.object({ success: z.literal(false), reasonType: z.literal('decided') })]),
})

/** The status of the player's identity documents. */
export type ConfirmStatus = 'waiting' | 'approved' | 'rejected' | null

/** An operator decided on an identity document; `by` is the operator's id. */
export const identityDocumentDecided = defineEvent({
  type: 'identity-document.decided',
  payload: z.object({ documentId, isAccepted: z.boolean(), by: z.string() }),
})

declare module '#kernel/event.ts' {
  interface DomainEventPayloads {
    'identity-document.decided': EventPayload<typeof identityDocumentDecided>
  }
}
