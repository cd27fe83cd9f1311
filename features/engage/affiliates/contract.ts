import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { STATE_CODES } from '#kernel/states.ts'

export const application = z.object({
  name: z.string().trim().min(2).max(80),
  email: z.email().max(254),
  /** Where the partner's players would come from. */
  website: z.url({ protocol: /^https?$/ }).max(200),
  message: z.string().trim().max(1_000),
})
export type Application = z.infer<typeof application>

export const apply = route({
  method: 'POST',
  path: '/rest/affiliates/apply/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Creates an affiliate application for the operator, one per email until it is decided. Idempotent.',
  callsPerMinuteMax: 3,
  body: application,
  reply: z.object({ success: z.literal(true) }),
})

export const LINKS_MAX = 50
export const LINK_NAME_LENGTH_MAX = 60

const link = z.object({
  id: z.string(),
  name: z.string(),
  /** The home page with the mark of this link. */
  path: z.string(),
})

const cents = z.int().meta({ description: 'US cents' })

const payout = z.object({
  id: z.string(),
  paidOn: z.iso.date(),
  cents,
  reference: z.string(),
  /** Recorded by mistake, or sent back. */
  isCanceled: z.boolean(),
})

const account = z.object({
  name: z.string(),
  /** Date of the admission in the brand's calendar. */
  since: z.iso.date(),
  /** The share of what referred players pay, less refunds, in hundredths of a percent. */
  shareBasisPoints: z.int().min(0).max(10_000),
  contact: z.object({ name: z.string(), email: z.string() }),
  /** In the order of their creation. */
  links: z.array(link),
  balance: z.object({ earnedCents: cents, paidCents: cents }),
  /** Newest first; at most 100. */
  payouts: z.array(payout),
})
export type AffiliateAccount = z.infer<typeof account>

export const getInfo = route({
  method: 'GET',
  path: '/rest/affiliates/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns whether the player is an affiliate with terms, contact, links and payouts, and whether they applied.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      isAffiliate: z.boolean(),
      /** Date of the application in the brand's calendar, while it waits; null without one. */
      appliedOn: z.iso.date().nullable(),
      /** Null unless the player is an affiliate. */
      account: account.nullable(),
    }),
  }),
})

const notAffiliate = z.literal('not-an-affiliate')

export const createLink = route({
  method: 'POST',
  path: '/rest/affiliates/links/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'account' },
  summary: 'Creates a tracking link of the affiliate and returns all of them. A name that exists changes nothing.',
  callsPerMinuteMax: 20,
  body: z.object({ name: z.string().trim().min(1).max(LINK_NAME_LENGTH_MAX) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ links: z.array(link) }) }),
    z.object({ success: z.literal(false), reasonType: z.enum([...notAffiliate.values, 'too-many-links']) }),
  ]),
})

const filter = z.object({
  /** Days of the brand's calendar, both included; the last 30 by default. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  link: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  /** Where the referred players live. */
  state: z.enum(STATE_CODES).optional(),
})
export type StatisticsFilter = z.infer<typeof filter>

const figures = {
  signUps: z.int(),
  firstPurchases: z.int(),
  /** What referred players paid, less refunds. */
  revenueCents: cents,
  shareCents: cents,
}

/** New browsers that came by a link; null with a state, which clicks do not have. */
const clicks = z.int().nullable()

const dayFigures = z.object({ day: z.iso.date(), clicks, ...figures })
export type DayFigures = z.infer<typeof dayFigures>

const referred = z.object({
  /** Masked. */
  name: z.string(),
  link: z.string(),
  state: z.enum(STATE_CODES),
  joinedOn: z.iso.date(),
  firstPurchaseOn: z.iso.date().nullable(),
  /** Of the period. */
  revenueCents: cents,
  shareCents: cents,
})
export type ReferredPlayer = z.infer<typeof referred>

export const PLAYERS_LISTED_MAX = 200

export const getStatistics = route({
  method: 'GET',
  path: '/rest/affiliates/statistics/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the affiliate’s clicks, sign-ups, first purchases and share by day, and by player with names masked.',
  callsPerMinuteMax: 120,
  query: filter,
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        totals: z.object({ clicks, ...figures }),
        /** Days with figures, newest first. */
        days: z.array(dayFigures),
        /** Players who joined or paid in the period, newest first; at most 200. */
        players: z.array(referred),
      }),
    }),
    z.object({ success: z.literal(false), reasonType: notAffiliate }),
  ]),
})

export const exportStatistics = route({
  method: 'GET',
  path: '/rest/affiliates/statistics/export/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the same statistics as CSV, by day or by player.',
  callsPerMinuteMax: 20,
  query: filter.extend({ by: z.enum(['day', 'player']) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ fileName: z.string(), csv: z.string() }) }),
    z.object({ success: z.literal(false), reasonType: notAffiliate }),
  ]),
})
