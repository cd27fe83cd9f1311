import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { definePush } from '#kernel/push.ts'

/** Provider checks allowed in 30 days; after that an operator reviews. */
export const CHECKS_MAX = 3
export const CHECKS_DAYS = 30
/** A check without an answer by then expires. */
export const CHECK_LASTS_DAYS = 3
export const NOTE_LENGTH_MAX = 500

export const verificationReason = z.enum([
  'details-differ',
  'under-age',
  'document-unreadable',
  'document-expired',
  'not-recognised',
  'altered',
])
export type VerificationReason = z.infer<typeof verificationReason>

export const verificationState = z.enum(['unverified', 'pending', 'approved', 'rejected', 'duplicate'])
export type VerificationState = z.infer<typeof verificationState>

/** The provider's next step while it is undecided. */
export const verificationStep = z.enum(['continue', 'survey', 'document', 'scan'])
export type VerificationStep = z.infer<typeof verificationStep>

export const status = z.object({
  state: verificationState,
  step: verificationStep.nullable(),
  reason: verificationReason.nullable(),
  /** The deciding party: an operator can review a provider's refusal (PRV-4). */
  decidedBy: z.enum(['provider', 'person']).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** A check expired without an answer. */
  hasExpired: z.boolean(),
  provider: z.object({ id: z.string(), title: z.string(), isTest: z.boolean() }).nullable(),
  mayStart: z.boolean(),
  checksLeft: z.int(),
  mayRequestReview: z.boolean(),
  /** When a review was requested that is not decided yet. */
  reviewRequestedAt: z.iso.datetime().nullable(),
  /** Profile fields that are missing for a check. */
  isProfileComplete: z.boolean(),
})
export type VerificationStatus = z.infer<typeof status>

const statusReply = z.object({ success: z.literal(true), data: status })

export const getVerification = route({
  method: 'GET',
  path: '/rest/verification/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the state of the player’s identity verification and the next steps.',
  reply: statusReply,
})

export const startVerification = route({
  method: 'POST',
  path: '/rest/verification/start/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Starts or continues a check with the provider and returns the address of its page.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['verified', 'no-provider', 'provider-down', 'too-many-checks', 'profile-incomplete', 'person-looks']),
    }),
  ]),
})

export const requestReview = route({
  method: 'POST',
  path: '/rest/verification/request-review/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Requests a human review of an automated decision. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({ note: z.string().trim().max(NOTE_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [
    statusReply,
    z.object({ success: z.literal(false), reasonType: z.literal('nothing-to-review') }),
  ]),
})

/** The person the provider identified. */
export const provenPerson = z.object({
  name: z.string().max(120),
  surname: z.string().max(120),
  birthDate: z.iso.date(),
  /** Stored only as a keyed hash. */
  documentNumber: z.string().max(60).nullable(),
  documentCountry: z.string().max(3).nullable(),
})
export type ProvenPerson = z.infer<typeof provenPerson>

/** A provider's report on a check. `order` increases within a check, so that late reports are recognized. */
export const providerWord = z.object({
  id: z.string().min(1).max(100),
  reference: z.templateLiteral(['chk_', z.string().max(40)]),
  order: z.int().min(1),
  outcome: z.enum(['approved', 'rejected', 'duplicate', 'needs-survey', 'needs-document', 'needs-scan', 'expired']),
  reason: verificationReason.nullable(),
  person: provenPerson.nullable(),
})
export type ProviderWord = z.infer<typeof providerWord>

export const takeResult = route({
  method: 'POST',
  path: '/rest/verification/hear/:provider/',
  effect: 'write',
  actor: 'provider',
  summary:
    'Receives a provider’s result for a check, signed with HMAC-SHA256 over method, path, time, and body. Repeated or late results change nothing.',
  params: z.object({ provider: z.string().max(40) }),
  body: providerWord,
  reply: z.object({ success: z.literal(true), data: z.object({ outcome: z.enum(['applied', 'known', 'late', 'unknown']) }) }),
})

/** The decision of the operator who reviewed a document. */
export const playerIdentityVerificationPush = definePush({
  pushType: 'playerIdentityVerification',
  data: z.object({ action: z.enum(['rejected', 'approved', 'duplicateCredentials']) }),
})

export const verificationAction = z.enum([
  'surveyRequired',
  'needUploadDocument',
  'needScanDocument',
  'success',
  'apple_pay_success',
  'failed',
  'apple_pay_failed',
  'duplicate',
])
export type VerificationAction = z.infer<typeof verificationAction>

/** The result of a provider's verification. */
export const playerVerificationPush = definePush({
  pushType: 'playerVerification',
  data: z.object({ action: verificationAction }),
})
