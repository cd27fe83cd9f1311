import { z } from 'zod'
import { bankNumbers } from '#kernel/bank-routing.ts'
import { route, unixSeconds } from '#kernel/contract.ts'
import { redemptionReason, redemptionState } from '../contract.ts'

const waiting = z.object({
  id: z.string(),
  state: redemptionState,
  player: z.object({ id: z.string(), login: z.string(), name: z.string(), state: z.string(), openedAt: unixSeconds }),
  cents: z.int(),
  askedCents: z.int(),
  account: z.string(),
  reason: redemptionReason.nullable(),
  requestedAt: unixSeconds,
  dueAt: unixSeconds.nullable(),
  /** What each rule said in the latest run; the facts as they were. */
  rules: z.array(
    z.object({ id: z.string(), code: redemptionReason, verdict: z.enum(['pass', 'refuse', 'ask', 'review', 'wait']) }),
  ),
  facts: z.record(z.string(), z.unknown()),
  /** Logins of other players with the same account. */
  sharedWith: z.array(z.string()),
  /** Above this amount two operators approve. */
  onePersonMaxCents: z.int(),
  /** The first of two approvals. */
  approval: z.object({ by: z.string(), cents: z.int(), isYours: z.boolean() }).nullable(),
  /** The person who claims the winnings of a closed account, and their verification; null for a player's own request. */
  claim: z.object({ holder: z.string(), identity: z.string(), by: z.string() }).nullable(),
  questions: z.array(
    z.object({
      question: z.string(),
      askedBy: z.string(),
      askedAt: unixSeconds,
      answer: z.string().nullable(),
      answeredAt: unixSeconds.nullable(),
    }),
  ),
  payouts: z.array(z.object({ id: z.string(), cents: z.int(), state: z.string(), code: z.string().nullable() })),
  steps: z.array(z.object({ state: redemptionState, reason: redemptionReason.nullable(), actor: z.string(), at: unixSeconds })),
})
export type WaitingRedemption = z.infer<typeof waiting>

export const listRedemptions = route({
  method: 'GET',
  path: '/rest/operator/redemptions/',
  effect: 'read',
  actor: 'operator',
  right: 'payments-read',
  summary:
    'Operators: lists redemptions in review, the earliest due first, all open ones, or the latest ended ones, with what the rules found. Audited.',
  query: z.object({ which: z.enum(['review', 'open', 'ended']).default('review') }),
  reply: z.object({ success: z.literal(true), data: z.object({ requests: z.array(waiting) }) }),
})

const decision = {
  method: 'POST',
  effect: 'write',
  actor: 'operator',
  callsPerMinuteMax: 60,
  body: z.object({
    id: z.string().max(40),
    decision: z.enum(['approve', 'refuse', 'ask']),
    /** To approve less than requested; the rest returns to the player. */
    cents: z.int().min(1).optional(),
    /** What the player reads, with `ask`. */
    question: z.string().trim().min(5).max(500).optional(),
    why: z.string().trim().min(5).max(500),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ outcome: z.enum(['approved', 'half-approved', 'refused', 'asked']) }),
    }),
    z.object({
      success: z.literal(false),
      reasonType: z
        .enum(['decided', 'your-own', 'needs-approver', 'amount', 'question-needed', 'claimant-not-asked'])
        .or(z.literal('test-account')),
    }),
  ]),
} as const

export const decideRedemption = route({
  ...decision,
  path: '/rest/operator/redemptions/decide/',
  right: 'payments-decide',
  summary:
    'Operators: approves a redemption in review in whole or in part, refuses it, or asks its player one thing. Above the limit of one person two operators approve the same amount.',
})

export const claimClosed = route({
  method: 'POST',
  path: '/rest/operator/redemptions/claim/',
  effect: 'write',
  actor: 'operator',
  right: 'payments-decide',
  callsPerMinuteMax: 10,
  summary:
    'Operators: proposes to pay the winnings that a closed account still has, by its reference, to the person whom they verified. A second operator approves it. After a payout that came back, names another account.',
  body: z.object({
    reference: z.string().trim().min(4).max(60),
    /** As on the identity document. */
    holder: z.string().trim().min(3).max(120),
    ...bankNumbers,
    /** How the person was verified. */
    identity: z.string().trim().min(5).max(500),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ id: z.string(), cents: z.int() }) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum([
        'unknown-reference',
        'test-account',
        'nothing-owed',
        'request-open',
        'screening',
        'name-mismatch',
        'account-unknown',
        'provider-unavailable',
      ]),
    }),
  ]),
})
