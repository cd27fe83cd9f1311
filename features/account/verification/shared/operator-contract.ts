import { z } from 'zod'
import { route, rowNumber } from '#kernel/contract.ts'
import { provenPerson, verificationReason, verificationState } from '../contract.ts'

const review = z.object({
  id: z.int(),
  askedAt: z.iso.datetime(),
  note: z.string(),
  player: z.object({
    id: z.string(),
    login: z.string(),
    name: z.string().nullable(),
    surname: z.string().nullable(),
    birthDate: z.iso.date(),
    state: z.string(),
  }),
  outcome: verificationState,
  reason: verificationReason.nullable(),
  provider: z.string(),
  /** The person the provider identified, without the document's number. */
  seen: provenPerson.omit({ documentNumber: true }).nullable(),
  /** Logins of other accounts of the same person, by name and birth date or by document. */
  sameAs: z.array(z.string()),
})
export type Review = z.infer<typeof review>

export const listReviews = route({
  method: 'GET',
  path: '/rest/operator/verification/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: lists players who requested a human review, longest waiting first. Audited.',
  reply: z.object({ success: z.literal(true), data: z.object({ reviews: z.array(review) }) }),
})

export const decideReview = route({
  method: 'POST',
  path: '/rest/operator/verification/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary: 'Operators: records the human decision, which providers can no longer change, and notifies the player.',
  body: z.object({
    id: rowNumber,
    decision: z.enum(['approved', 'rejected', 'duplicate']),
    /** Of a rejection. */
    reason: verificationReason.nullable(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['decided', 'wants-reason']) }),
  ]),
})
