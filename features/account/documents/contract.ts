import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const DOCUMENT_BYTES_MAX = 15 * 1024 * 1024
export const DOCUMENT_TYPES = ['application/pdf', 'image/gif', 'image/jpeg', 'image/png'] as const
/** How many of one player may wait at once, and be sent in 24 hours. */
export const WAITING_MAX = 10
export const DAY_MAX = 20

export const documentKinds = ['identity', 'address', 'payment'] as const
export const documentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof documentKind>

/** Why a document was not accepted; each has its words for what to do about it. */
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
  /** Of one that was rejected. */
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
  summary: 'The documents that the player sent, the latest first.',
  reply: listed,
})

export const uploadDocument = route({
  method: 'POST',
  path: '/rest/documents/upload/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes one file, a PDF, GIF, JPG or PNG by its content and of 15 MB at most; it is kept encrypted.',
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
  summary: 'Takes a document back that still waits; its content is deleted.',
  body: z.object({ id: documentId }),
  reply: z.discriminatedUnion('success', [listed, z.object({ success: z.literal(false), reasonType: z.literal('decided') })]),
})

/** How the documents that show who somebody is stand. */
export type ConfirmStatus = 'waiting' | 'approved' | 'rejected' | null
