import { z } from 'zod'
import { declineCode } from './decline-codes.ts'

/** An amount of money in minor units of its currency; `usd` everywhere but in a mistake. */
export const paidAmount = z.object({ cents: z.int().min(0), currency: z.string().length(3).lowercase() })
export type PaidAmount = z.infer<typeof paidAmount>

/** Unix seconds, up to the year 9999. PostgreSQL has no dates for the greatest integers. */
const unixSeconds = z.int().min(0).max(253_402_300_799)

/** The provider's identifier of a refund, dispute or saved method. */
const ref = z.string().min(1).max(200)

/**
 * What a provider says about one charge. A statement of fact, never a command: the state of a charge is a fold of the
 * set of its facts, so order, repeats and lateness change nothing.
 */
export const chargeFact = z.discriminatedUnion('kind', [
  /** The player must act: the hosted page, or an authentication. */
  z.object({ kind: z.literal('needs-action') }),
  z.object({ kind: z.literal('pending') }),
  z.object({ kind: z.literal('authorized'), amount: paidAmount }),
  z.object({ kind: z.literal('charged'), amount: paidAmount, /** Our account at the provider. */ merchant: z.string().max(200) }),
  z.object({
    kind: z.literal('declined'),
    code: declineCode,
    /** The provider's message for the player. */ message: z.string().max(500).nullable(),
  }),
  z.object({ kind: z.literal('cancelled') }),
  z.object({ kind: z.literal('expired') }),
  /** The end of a pending or authorized charge: the provider charged nothing and never will. */
  z.object({ kind: z.literal('voided') }),
  z.object({ kind: z.literal('refund'), refund: ref, state: z.enum(['pending', 'done', 'failed']), cents: z.int().min(1) }),
  z.object({
    kind: z.literal('dispute'),
    dispute: ref,
    stage: z.enum(['warned', 'opened', 'won', 'lost']),
    cents: z.int().min(1),
    reason: z.string().max(200),
    /** Unix seconds until which evidence is accepted. */
    evidenceDueAt: unixSeconds.nullable(),
  }),
  /** A bank took a payment back after it had been charged. */
  z.object({ kind: z.literal('returned'), cents: z.int().min(1), code: z.string().max(20) }),
  /** The player agreed to keep the method for later purchases. */
  z.object({
    kind: z.literal('saved-method'),
    token: ref,
    method: z.string().max(40),
    /** Shown to the player: brand and last digits. */
    title: z.string().max(80),
    /** Equal for the same card or account, whoever uses it. */
    fingerprint: z.string().max(200),
  }),
])
export type ChargeFact = z.infer<typeof chargeFact>

/** What a provider says about one payout. */
export const payoutFact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payout-sent') }),
  z.object({ kind: z.literal('payout-paid'), amount: paidAmount }),
  z.object({ kind: z.literal('payout-failed'), code: declineCode }),
  /** The receiving bank sent the money back, days after it was paid. */
  z.object({ kind: z.literal('payout-returned'), code: z.string().max(20) }),
])
export type PayoutFact = z.infer<typeof payoutFact>

/** A fact with the reference of the attempt or payout that we gave the provider. */
export const heardFact = z.object({
  reference: z.string().min(1).max(200),
  /** The provider's time in Unix seconds: kept, and never decides. */
  at: unixSeconds,
  fact: z.union([chargeFact, payoutFact]),
})
export type HeardFact = z.infer<typeof heardFact>
