import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** So often a provider may be asked in 30 days; then a person looks. */
export const CHECKS_MAX = 3
export const CHECKS_DAYS = 30
/** What has no answer by then is over. */
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

/** What a provider wants next while it has not decided. */
export const verificationStep = z.enum(['continue', 'survey', 'document', 'scan'])
export type VerificationStep = z.infer<typeof verificationStep>

export const standing = z.object({
  state: verificationState,
  step: verificationStep.nullable(),
  reason: verificationReason.nullable(),
  /** Who decided: a machine's no may be looked at by a person (PRV-4). */
  decidedBy: z.enum(['provider', 'person']).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** A check ended without an answer. */
  hasExpired: z.boolean(),
  provider: z.object({ id: z.string(), title: z.string(), isTest: z.boolean() }).nullable(),
  mayStart: z.boolean(),
  checksLeft: z.int(),
  mayAskPerson: z.boolean(),
  /** When a person was asked who has not answered yet. */
  personAskedAt: z.iso.datetime().nullable(),
  /** What the profile lacks before anybody can check it. */
  isProfileComplete: z.boolean(),
})
export type Standing = z.infer<typeof standing>

const standingReply = z.object({ success: z.literal(true), data: standing })

export const getVerification = route({
  method: 'GET',
  path: '/rest/verification/',
  effect: 'read',
  actor: 'player',
  summary: 'How the player’s proof of identity stands, and what can be done about it.',
  reply: standingReply,
})

export const startVerification = route({
  method: 'POST',
  path: '/rest/verification/start/',
  effect: 'write',
  actor: 'player',
  summary: 'Begins a check at the provider, or goes on with the open one: the address of the provider’s page.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['verified', 'no-provider', 'provider-down', 'too-many-checks', 'profile-incomplete', 'person-looks']),
    }),
  ]),
})

export const askPerson = route({
  method: 'POST',
  path: '/rest/verification/ask-person/',
  effect: 'write',
  actor: 'player',
  summary: 'Asks that a person looks at what a machine decided; asked already, it changes nothing.',
  callsPerMinuteMax: 20,
  body: z.object({ note: z.string().trim().max(NOTE_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [
    standingReply,
    z.object({ success: z.literal(false), reasonType: z.literal('nothing-to-ask') }),
  ]),
})

/** Who a provider saw. */
export const provenPerson = z.object({
  name: z.string().max(120),
  surname: z.string().max(120),
  birthDate: z.iso.date(),
  /** Kept as a keyed hash alone. */
  documentNumber: z.string().max(60).nullable(),
  documentCountry: z.string().max(3).nullable(),
})
export type ProvenPerson = z.infer<typeof provenPerson>

/** What a provider says of a check. `order` counts up within a check: what comes late is known as late. */
export const providerWord = z.object({
  id: z.string().min(1).max(100),
  reference: z.templateLiteral(['chk_', z.string().max(40)]),
  order: z.int().min(1),
  outcome: z.enum(['approved', 'rejected', 'duplicate', 'needs-survey', 'needs-document', 'needs-scan', 'expired']),
  reason: verificationReason.nullable(),
  person: provenPerson.nullable(),
})
export type ProviderWord = z.infer<typeof providerWord>

export const hearProvider = route({
  method: 'POST',
  path: '/rest/verification/hear/:provider/',
  effect: 'write',
  actor: 'provider',
  summary:
    'A provider’s word on a check, signed with HMAC-SHA256 over method, path, time and body; twice or late changes nothing.',
  params: z.object({ provider: z.string().max(40) }),
  body: providerWord,
  reply: z.object({ success: z.literal(true), data: z.object({ outcome: z.enum(['applied', 'known', 'late', 'unknown']) }) }),
})
