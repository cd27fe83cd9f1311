import { z } from 'zod'
import { route } from '#kernel/contract.ts'
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
  /** Who the provider saw; the document's number stays out. */
  seen: provenPerson.omit({ documentNumber: true }).nullable(),
  /** Logins of others who are the same person by name and birth date or by document. */
  sameAs: z.array(z.string()),
})
export type Review = z.infer<typeof review>

export const listReviews = route({
  method: 'GET',
  path: '/rest/operator/verification/',
  effect: 'read',
  actor: 'visitor',
  summary: 'For operators: players who asked for a person, the longest waiting first. That it was looked at is written down.',
  reply: z.object({ success: z.literal(true), data: z.object({ reviews: z.array(review) }) }),
})

export const decideReview = route({
  method: 'POST',
  path: '/rest/operator/verification/decide/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: a person’s decision, which no provider changes any more; the player is told.',
  body: z.object({
    id: z.int(),
    decision: z.enum(['approved', 'rejected', 'duplicate']),
    /** Of a rejection. */
    reason: verificationReason.nullable(),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['decided', 'wants-reason']) }),
  ]),
})
