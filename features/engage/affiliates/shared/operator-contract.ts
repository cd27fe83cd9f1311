import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const why = z.string().trim().min(5).max(500)
const shareBasisPoints = z.int().min(0).max(10_000)
const terms = {
  /** Of what referred players pay, less refunds, in hundredths of a percent. */
  shareBasisPoints,
  contactName: z.string().trim().min(1).max(80),
  contactEmail: z.email().max(254),
}
export type PartnerTerms = z.infer<z.ZodObject<typeof terms>>

const application = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  website: z.string(),
  message: z.string(),
  appliedAt: z.iso.datetime(),
  /** The account that sent it, or that has confirmed its address; null without one. */
  login: z.string().nullable(),
})
export type WaitingApplication = z.infer<typeof application>

const cents = z.int()

const ownAccount = z.object({
  playerId: z.string(),
  login: z.string(),
  /** What it has in common with the affiliate. */
  why: z.enum(['same-person', 'same-device', 'same-payment']),
  notedAt: z.iso.datetime(),
  /** An operator found that it is someone else’s. */
  isCleared: z.boolean(),
  /** What its purchases bring, or would bring. */
  shareCents: cents,
})
export type OwnAccount = z.infer<typeof ownAccount>

const payout = z.object({
  id: z.string(),
  cents,
  paidOn: z.iso.date(),
  reference: z.string(),
  /** The operator who recorded it. */
  by: z.string(),
  isCanceled: z.boolean(),
})
export type Payout = z.infer<typeof payout>

const partner = z.object({
  id: z.string(),
  login: z.string(),
  name: z.string(),
  ...terms,
  admittedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  links: z.int(),
  clicks: z.int(),
  signUps: z.int(),
  revenueCents: cents,
  /** Earned since the beginning. */
  shareCents: cents,
  paidCents: cents,
  /** Newest first. */
  payouts: z.array(payout),
  /** Accounts that came by their links and look like their own: left out of all figures unless they are cleared. */
  ownAccounts: z.array(ownAccount),
})
export type Partner = z.infer<typeof partner>

export const listAffiliates = route({
  method: 'GET',
  path: '/rest/operator/affiliates/',
  effect: 'read',
  actor: 'operator',
  right: 'affiliates-read',
  summary: 'Operators: lists the applications that wait, oldest first, and this brand’s affiliates with their figures. Audited.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ applications: z.array(application), partners: z.array(partner) }),
  }),
})

export const decideApplication = route({
  method: 'POST',
  path: '/rest/operator/affiliates/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'affiliates-write',
  summary:
    'Operators: admits an applicant’s account as an affiliate with its terms and a first link, or declines. The applicant is told by mail. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({
    applicationId: z.string().regex(/^\d{1,18}$/),
    /** Null declines. */
    terms: z.object(terms).nullable(),
    why,
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['no-application', 'no-account', 'decided-otherwise']) }),
  ]),
})

export const changeAffiliate = route({
  method: 'POST',
  path: '/rest/operator/affiliates/change/',
  effect: 'write',
  actor: 'operator',
  right: 'affiliates-write',
  summary: 'Operators: changes an affiliate’s terms for later purchases, or ends and resumes the partnership. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ partnerId: z.string().startsWith('plr_').max(60), ...terms, isEnded: z.boolean(), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('no-affiliate') }),
  ]),
})

export const REFERENCE_LENGTH_MAX = 80
const CENTS_MAX = 1_000_000_000

export const payAffiliate = route({
  method: 'POST',
  path: '/rest/operator/affiliates/pay/',
  effect: 'write',
  actor: 'operator',
  right: 'affiliates-write',
  summary:
    'Operators: records a payment to an affiliate that was made outside, at most what is earned and unpaid. A reference counts once. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({
    partnerId: z.string().startsWith('plr_').max(60),
    cents: z.int().min(1).max(CENTS_MAX),
    /** In the calendar of the brand. */
    paidOn: z.iso.date(),
    /** Of the payment, as the bank names it. */
    reference: z.string().trim().min(1).max(REFERENCE_LENGTH_MAX),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({
      success: z.literal(false),
      reasonType: z.enum(['no-affiliate', 'reference-used', 'in-future', 'more-than-unpaid']),
    }),
  ]),
})

export const cancelPayout = route({
  method: 'POST',
  path: '/rest/operator/affiliates/cancel-payout/',
  effect: 'write',
  actor: 'operator',
  right: 'affiliates-write',
  summary: 'Operators: cancels a recorded payment that was a mistake or came back. Its reference stays used. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ payoutId: z.string().regex(/^\d{1,18}$/), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('no-payout') }),
  ]),
})

export const judgeOwnAccount = route({
  method: 'POST',
  path: '/rest/operator/affiliates/own-account/',
  effect: 'write',
  actor: 'operator',
  right: 'affiliates-write',
  summary:
    'Operators: says whether an account that looks like its affiliate’s own is. If not, its purchases bring the share. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ playerId: z.string().startsWith('plr_').max(60), isOwn: z.boolean(), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('no-account') }),
  ]),
})
