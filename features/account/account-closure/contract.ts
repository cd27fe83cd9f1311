import { z } from 'zod'
import { route, wireAmount } from '#kernel/contract.ts'

/** For so long signing in leads back. */
export const GRACE_DAYS = 14
/** A request to erase is confirmed at once, and answered within a month (GDPR); the law of California leaves 10 and 45. */
export const ANSWER_DAYS = { acknowledge: 10, answer: 30, last: 45 } as const

export const CLOSING_KINDS = ['close', 'erase'] as const
export const closingKind = z.enum(CLOSING_KINDS)
export type ClosingKind = z.infer<typeof closingKind>

export const CLOSING_REASONS = ['break', 'time', 'money', 'games', 'account', 'privacy', 'other'] as const
export const closingReason = z.enum(CLOSING_REASONS)
export type ClosingReason = z.infer<typeof closingReason>

export const keptPart = z.object({
  why: z.enum(['books', 'rounds', 'consents', 'places', 'identity', 'exclusion', 'gifts', 'trail']),
  /** Null: without an end. */
  years: z.int().nullable(),
})
export type KeptPart = z.infer<typeof keptPart>

const balances = z.object({ coins: wireAmount, tourPoints: wireAmount, entries: wireAmount, winnings: wireAmount })

export const getClosing = route({
  method: 'GET',
  path: '/rest/closing/info/',
  effect: 'read',
  actor: 'player',
  summary: 'What ends with the account, what stays owed, and what is kept for how long.',
  reply: z.object({ success: z.literal(true), data: z.object({ balances, kept: z.array(keptPart) }) }),
})

export const closeAccount = route({
  method: 'POST',
  path: '/rest/closing/close/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Closes the account of who is signed in, with or without erasing it, and ends every session. Wants a fresh proof.',
  body: z.object({ kind: closingKind, reason: closingReason.optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** When it becomes final. */
      until: z.iso.datetime(),
      /** By which winnings are asked for; null where there can be none. Said here and in the mail, and nowhere else. */
      reference: z.string().nullable(),
      /** A round of another maker is under way: what it wins is owed too. */
      isUndecided: z.boolean(),
      isMailed: z.boolean(),
    }),
  }),
})

export const closedAccount = z.object({
  kind: closingKind,
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
  summary: 'The closed account that was just signed in to in this browser; null for everybody else.',
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
  summary: 'Takes a closing back and signs in, after a whole sign-in to the closed account.',
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
  summary: 'Asks to erase an account that was only closed. Asked again it changes nothing.',
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true) }), refusedFor('sign-in-again')]),
})

export const closingRequest = z.object({
  id: z.string(),
  player: z.string(),
  kind: closingKind,
  reason: closingReason.nullable(),
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
export type ClosingRequest = z.infer<typeof closingRequest>

export const listClosings = route({
  method: 'GET',
  path: '/rest/operator/closing/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Operators: requests to close and to erase, with the days by which each has to be answered; the latest first.',
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ requests: z.array(closingRequest), next: z.string().nullable() }),
  }),
})
