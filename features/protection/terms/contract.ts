import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** `terms-of-use@2026-11-01`: a document and its version. */
export const termsId = z.string().regex(/^[a-z-]{1,40}@\d{4}-\d\d-\d\d$/)

export const termsKey = z.enum(['terms-of-use', 'privacy-policy', 'sweepstakes-rules'])

/** A document as it is read: in the visitor's language, with the brand's name in it. */
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
  summary: 'The documents that the player still has to confirm.',
  reply: z.object({ success: z.literal(true), data: z.object({ documents: z.array(termsDocument) }) }),
})

export const logShown = route({
  method: 'POST',
  path: '/rest/terms/log/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Notes that the documents were shown to the signed-in player.',
  body: idsBody,
  reply: z.object({ success: z.literal(true) }),
})

export const confirm = route({
  method: 'POST',
  path: '/rest/terms/confirm/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Confirms the documents, by version, for the signed-in player; asked again it changes nothing.',
  body: idsBody,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ left: z.array(termsId) }) }),
    /** A version that is not in force (any more): read the list again. */
    z.object({ success: z.literal(false), reasonType: z.literal('terms-outdated') }),
  ]),
})

export const getDocument = route({
  method: 'GET',
  path: '/rest/terms/documents/:key/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The version of a document in force, for the pages that show it and for the sign-up form.',
  params: z.object({ key: termsKey }),
  reply: z.object({ success: z.literal(true), data: z.object({ document: termsDocument }) }),
})

export const listDocuments = route({
  method: 'GET',
  path: '/rest/terms/documents/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Id, key and title of every document in force.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ documents: z.array(termsDocument.omit({ sections: true })) }),
  }),
})
