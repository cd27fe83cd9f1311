import { z } from 'zod'
import { bankNumbers } from '#kernel/bank-routing.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

const redemptionId = z.string().max(40)
const accountId = z.string().max(40)

/** Where a request is. `unknown`: the provider has not said whether it took the payout, and is asked. */
export const redemptionState = z.enum([
  'deciding',
  'waiting',
  'review',
  'needs-player',
  'approved',
  'sending',
  'unknown',
  'sent',
  'paid',
  'needs-method',
  'refused',
])
export type RedemptionState = z.infer<typeof redemptionState>

/** Why a request is where it is, or cannot be made. */
export const redemptionReason = z.enum([
  'verify-identity',
  'not-here',
  /** By the official rules: staff, household members, affiliates (SWP-11). */
  'not-eligible',
  'below-minimum',
  'day-cap',
  'state-cap',
  'other-account',
  'account-holder',
  'new-account-until',
  'open-payment',
  'bank-settles-on',
  'many-requests',
  'large-amount',
  'shared-method',
  'round-check',
  'pattern',
  'screening',
  'tax-form',
  'not-enough-winnings',
  'request-open',
  'account-needed',
  'redemptions-closed',
  'test-account',
  'by-operator',
  /** Claimed with the reference of a closed account. */
  'closed-account',
  'part-approved',
  'question',
  'payout-failed',
  'payout-returned',
  'provider-unavailable',
])
export type RedemptionReason = z.infer<typeof redemptionReason>

const account = z.object({ id: accountId, kind: z.enum(['bank', 'gift-card']), title: z.string() })
export type PayoutAccount = z.infer<typeof account>

export const redemption = z.object({
  id: redemptionId,
  state: redemptionState,
  reason: redemptionReason.nullable(),
  /** The party that acts next; null at the end. */
  owner: z.enum(['us', 'you', 'provider', 'bank']).nullable(),
  /** US cents: what was asked for, what is set aside for this request, and what is withheld of it for taxes. */
  askedCents: z.int(),
  cents: z.int(),
  withheldCents: z.int(),
  account: account.nullable(),
  /** What an operator asks, until it is answered. */
  question: z.string().nullable(),
  requestedAt: unixSeconds,
  /** When the next step is due at the latest. */
  dueAt: unixSeconds.nullable(),
  endedAt: unixSeconds.nullable(),
  steps: z.array(z.object({ state: redemptionState, reason: redemptionReason.nullable(), at: unixSeconds })),
})
export type Redemption = z.infer<typeof redemption>

const overview = z.object({
  /** Everything that is in the way of a request, the first to solve first; empty if there can be one. */
  blocks: z.array(redemptionReason),
  /** Minor units. */
  winnings: wireAmount,
  heldWinnings: wireAmount,
  /** US cents that can be requested now, after purchases by bank that may still be returned. */
  availableCents: z.int(),
  /** Why it is less than the free winnings; null if it is not. */
  limitedBy: redemptionReason.nullable(),
  /** The least of any way to be paid; each account has its own. */
  minCents: z.int(),
  maxCents: z.int(),
  /** When unsettled bank purchases no longer reduce it. */
  settlesAt: unixSeconds.nullable(),
  accounts: z.array(account.extend({ minCents: z.int() })),
  /** Whether the player can have gift cards sent to the confirmed email address; not again while it is an account. */
  mayAddGiftCard: z.boolean(),
  /** `needed` once the year's prizes reach the reporting threshold. */
  taxForm: z.enum(['not-needed', 'needed', 'given']),
  isTest: z.boolean(),
  requests: z.array(redemption),
  hasMore: z.boolean(),
})
export type RedemptionOverview = z.infer<typeof overview>

/** Redemption in the profile, under `featuresInfo.redeem`: whether it is open, and what is set aside for a request. */
export interface RedeemStatus {
  readonly isActive: boolean
  /** Minor units. */
  readonly heldWinnings: number
  readonly isPending: boolean
}

export const getRedemptions = route({
  method: 'GET',
  path: '/rest/redemptions/',
  effect: 'read',
  actor: 'player',
  summary:
    'Returns what the player can redeem, or why not, the payout accounts, and the requests, newest first, in pages of ten.',
  query: z.object({ before: redemptionId.optional() }),
  reply: z.object({ success: z.literal(true), data: overview }),
})

const answer = z.object({ success: z.boolean(), data: redemption.optional(), reasonType: redemptionReason.optional() })

export const requestRedemption = route({
  method: 'POST',
  path: '/rest/redemptions/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'redemption' },
  callsPerMinuteMax: 10,
  summary:
    'Requests the redemption of winnings, which are set aside. It can’t be taken back. Requires a recent sign-in (10 minutes).',
  body: z.object({ cents: z.int().min(1).max(100_000_000), accountId }),
  reply: answer,
})

export const changeAccount = route({
  method: 'POST',
  path: '/rest/redemptions/:id/account/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'redemption' },
  callsPerMinuteMax: 10,
  summary: 'Sends a redemption whose payout failed to another account. Requires a recent sign-in (10 minutes).',
  params: z.object({ id: redemptionId }),
  body: z.object({ accountId }),
  reply: answer,
})

export const answerQuestion = route({
  method: 'POST',
  path: '/rest/redemptions/:id/answer/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'redemption' },
  callsPerMinuteMax: 10,
  summary: 'Answers an operator’s question about a redemption, which returns to review. Idempotent.',
  params: z.object({ id: redemptionId }),
  body: z.object({ answer: z.string().trim().min(1).max(1_000) }),
  reply: answer,
})

export const accountReason = z.enum([
  'verify-identity',
  'name-mismatch',
  'account-unknown',
  'provider-unavailable',
  'too-many-accounts',
  'email-needed',
])
export type AccountReason = z.infer<typeof accountReason>

export const addAccount = route({
  method: 'POST',
  path: '/rest/redemptions/accounts/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 5,
  summary: 'Adds a bank account in the verified name. The provider keeps its number. Requires a recent sign-in (10 minutes).',
  body: z.object(bankNumbers),
  reply: z.object({ success: z.boolean(), data: account.optional(), reasonType: accountReason.optional() }),
})

export const addGiftCard = route({
  method: 'POST',
  path: '/rest/redemptions/accounts/gift-card/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  callsPerMinuteMax: 5,
  summary:
    'Adds gift cards to the confirmed email address as a payout account. Idempotent. Requires a recent sign-in (10 minutes).',
  reply: z.object({ success: z.boolean(), data: account.optional(), reasonType: accountReason.optional() }),
})

export const removeAccount = route({
  method: 'POST',
  path: '/rest/redemptions/accounts/:id/remove/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Removes a payout account. Idempotent. A request that is under way keeps it.',
  params: z.object({ id: accountId }),
  reply: z.object({ success: z.literal(true) }),
})

export const giveTaxForm = route({
  method: 'POST',
  path: '/rest/redemptions/tax-form/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'redemption' },
  callsPerMinuteMax: 5,
  summary: 'Stores the player’s taxpayer number, sealed; null for none, which withholds a part of later prizes.',
  body: z.object({
    number: z
      .string()
      .regex(/^\d{9}$/)
      .nullable(),
  }),
  reply: z.object({ success: z.literal(true) }),
})
