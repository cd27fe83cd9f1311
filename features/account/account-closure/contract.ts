import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

/** How long signing in still offers to reopen the account. */
export const GRACE_DAYS = 14
/**
 * An erasure request is confirmed immediately and answered within a month (GDPR); California law allows 10 and 45
 * days.
 */
export const ANSWER_DAYS = { acknowledge: 10, answer: 30, last: 45 } as const

/** Where former players look up their claim, without an account. */
export const CLAIM_PATH = '/trust/claim'

export const CLOSING_KINDS = ['close', 'erase'] as const
export const closureKind = z.enum(CLOSING_KINDS)
export type ClosureKind = z.infer<typeof closureKind>

export const CLOSING_REASONS = ['break', 'time', 'money', 'games', 'account', 'privacy', 'other'] as const
export const closureReason = z.enum(CLOSING_REASONS)
export type ClosureReason = z.infer<typeof closureReason>

export const keptPart = z.object({
  why: z.enum([
    'books',
    'rounds',
    'consents',
    'places',
    'identity',
    'complaints',
    'exclusion',
    'care',
    'gifts',
    'winners',
    'trail',
  ]),
  /** Null: no end date. */
  years: z.int().nullable(),
})
export type KeptPart = z.infer<typeof keptPart>

const balances = z.object({ coins: wireAmount, tourPoints: wireAmount, entries: wireAmount, winnings: wireAmount })

export const getClosure = route({
  method: 'GET',
  path: '/rest/closing/info/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns what ends with the account, what stays owed, and what is kept and for how long.',
  reply: z.object({ success: z.literal(true), data: z.object({ balances, kept: z.array(keptPart) }) }),
})

export const closeAccount = route({
  method: 'POST',
  path: '/rest/closing/close/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary:
    'Closes the signed-in player’s account, with or without deleting its data, and ends every session. Requires a recent sign-in (10 minutes).',
  body: z.object({ kind: closureKind, reason: closureReason.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** When the closure becomes final. */
      until: z.iso.datetime(),
      /** The reference for claiming winnings; null if there are none. Shown only here and in the mail. */
      reference: z.string().nullable(),
      /** A third-party round is still open: its winnings are owed too. */
      isUndecided: z.boolean(),
      isMailed: z.boolean(),
    }),
  }),
})

export const closedAccount = z.object({
  kind: closureKind,
  closedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  isFinal: z.boolean(),
  mayReopen: z.boolean(),
  winnings: wireAmount,
})
export type ClosedAccount = z.infer<typeof closedAccount>

export const getClosed = route({
  method: 'GET',
  path: '/rest/closing/closed/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the closed account that just signed in in this browser, or null.',
  reply: z.object({ success: z.literal(true), data: z.object({ closed: closedAccount.nullable() }) }),
})

const refusedFor = <R extends string>(...reasons: [R, ...R[]]) =>
  z.object({ success: z.literal(false), reasonType: z.enum(reasons) })

export const reopenAccount = route({
  method: 'POST',
  path: '/rest/closing/reopen/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Reopens a closed account and signs in.',
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    refusedFor('sign-in-again', 'too-late', 'excluded'),
  ]),
})

export const eraseClosed = route({
  method: 'POST',
  path: '/rest/closing/erase/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Requests data deletion for an account that was only closed. Idempotent.',
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedFor('sign-in-again')]),
})

/** Where a claim is. `closing`: the account can still be reopened; `ready`: the person contacts support. */
export const claimState = z.enum([
  'closing',
  'ready',
  'contact',
  'review',
  'paying',
  'sent',
  'account-needed',
  'paid',
  'refused',
  'nothing',
])
export type ClaimState = z.infer<typeof claimState>

const claim = z.object({
  state: claimState,
  /** Minor units: what is owed, or what the request is for. */
  winnings: wireAmount,
  /** When the next step is due at the latest. */
  dueAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type Claim = z.infer<typeof claim>

/** A POST, so that the reference is in no address. */
export const checkClaim = route({
  method: 'POST',
  path: '/rest/closing/claim/',
  effect: 'write',
  actor: 'visitor',
  wantsPerson: 'always',
  callsPerMinuteMax: 5,
  summary: 'Returns the state of a claim for winnings of a closed account, by its reference and email. Changes nothing.',
  body: z.object({ reference: z.string().trim().min(4).max(60), email: z.email().max(254) }),
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: claim }), refusedFor('unknown-claim')]),
})

export const closureRequest = z.object({
  id: z.string(),
  player: z.string(),
  kind: closureKind,
  reason: closureReason.nullable(),
  askedAt: z.iso.datetime(),
  acknowledgedAt: z.iso.datetime().nullable(),
  acknowledgeBy: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  lastDay: z.iso.datetime(),
  state: z.enum(['grace', 'erasing', 'erased', 'closed', 'taken-back']),
  isLate: z.boolean(),
  endsAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  owedWinnings: wireAmount.nullable(),
})
export type ClosureRequest = z.infer<typeof closureRequest>

export const listClosures = route({
  method: 'GET',
  path: '/rest/operator/closing/',
  effect: 'read',
  actor: 'operator',
  right: 'players-read',
  summary: 'Operators: lists closure and deletion requests with their due dates, newest first. Audited.',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ requests: z.array(closureRequest), next: z.string().nullable() }),
  }),
})
