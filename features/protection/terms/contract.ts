import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** `terms-of-use@2026-11-01`: a document and its version. */
export const termsId = z.string().regex(/^[a-z-]{1,40}@\d{4}-\d\d-\d\d$/)

export const termsKey = z.enum(['terms-of-use', 'privacy-policy', 'sweepstakes-rules'])

/** A document in the visitor's language, with the brand's name filled in. */
export const termsDocument = z.object({
  id: termsId,
  key: termsKey,
  version: z.iso.date(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type TermsDocument = z.infer<typeof termsDocument>

const idsBody = z.object({ ids: z.array(termsId).min(1).max(10) })

export const listUnconfirmed = route({
  method: 'GET',
  path: '/rest/terms/unconfirmed/',
  effect: 'read',
  actor: 'player',
  summary: 'Lists the documents the player still has to accept.',
  reply: z.object({ success: z.literal(true), data: z.object({ documents: z.array(termsDocument) }) }),
})

export const logShown = route({
  method: 'POST',
  path: '/rest/terms/log/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Records that the documents were shown to the signed-in player.',
  body: idsBody,
  reply: z.object({ success: z.literal(true) }),
})

export const confirm = route({
  method: 'POST',
  path: '/rest/terms/confirm/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Accepts documents, by version, for the signed-in player. Idempotent.',
  body: idsBody,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ left: z.array(termsId) }) }),
    /** A version that is not, or no longer, in force: refetch the list. */
    z.object({ success: z.literal(false), reasonType: z.literal('terms-outdated') }),
  ]),
})

export const getDocument = route({
  method: 'GET',
  path: '/rest/terms/documents/:key/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the current version of a document, for its page and the sign-up form.',
  params: z.object({ key: termsKey }),
  reply: z.object({ success: z.literal(true), data: z.object({ document: termsDocument }) }),
})

export const listDocuments = route({
  method: 'GET',
  path: '/rest/terms/documents/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists id, key, and title of every current document.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ documents: z.array(termsDocument.omit({ sections: true })) }),
  }),
})
