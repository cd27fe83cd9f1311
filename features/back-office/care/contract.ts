import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { limitName, LIMITS } from '#features/protection/limits/contract.ts'

/** From this level on nothing is promoted to the player, and a case closes only after a contact. */
export const SERIOUS_LEVEL = 3
/** How long a case may be put off: below and from the serious level. */
export const SNOOZE_DAYS_MAX = { mild: 28, serious: 3 } as const

const markerName = z.enum([
  'spend-up',
  'spend-high',
  'bought-when-empty',
  'raised-after-losses',
  'long-session',
  'night-play',
  'every-day',
  'rounds-a-day',
  'raises-asked',
  'limits-hit',
  'breaks-repeated',
  'returned-lately',
  'declines',
  'methods-added',
  'young',
])
export type MarkerName = z.infer<typeof markerName>

const marker = z.object({
  name: markerName,
  /** Cents, counts, minutes, percent or years, by its name. */
  value: z.number(),
  /** The player's own earlier number, where the marker compares. */
  against: z.number().nullable(),
  points: z.int(),
})
export type Marker = z.infer<typeof marker>

const contactChannel = z.enum(['email', 'phone', 'chat', 'letter'])
const closeOutcome = z.enum(['no-concern', 'limit-agreed', 'break-taken', 'exclusion-taken', 'support-named'])
export type CloseOutcome = z.infer<typeof closeOutcome>
export type ContactChannel = z.infer<typeof contactChannel>

const careCase = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), login: z.string() }),
  level: z.int().min(1).max(4),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  /** The last day with evidence, in the brand's time zone. */
  evidenceOn: z.iso.date(),
  contacts: z.int(),
})
export type CareCase = z.infer<typeof careCase>

const caseFile = careCase.extend({
  closed: z.object({ at: z.iso.datetime(), by: z.string(), outcome: z.string(), why: z.string() }).nullable(),
  /** Play and purchases are stopped on every account of the person. */
  isStopped: z.boolean(),
  /** Which acts the case is ready for: a stop first needs a contact, and one that the player answered to end. */
  may: z.object({ resume: z.boolean(), putOff: z.boolean(), close: z.boolean() }),
  resumed: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).nullable(),
  /** What the system told the player by itself, latest first. */
  messages: z.array(z.object({ at: z.iso.datetime(), level: z.int() })),
  /** During a break or self-exclusion, or with a closed account. */
  isAway: z.boolean(),
  state: z.string(),
  since: z.iso.datetime(),
  /** Latest first. */
  evidence: z.array(z.object({ day: z.iso.date(), markers: z.array(marker) })),
  /** Latest first. */
  log: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      channel: contactChannel,
      why: z.string(),
      what: z.string(),
      reaction: z.string(),
      /** Null if nobody was asked yet when it was noted. */
      answered: z.boolean().nullable(),
    }),
  ),
})
export type CaseFile = z.infer<typeof caseFile>

const text = z.string().trim().min(5).max(1_000)
const params = z.object({ id: z.string().max(20) })

export const listCare = route({
  method: 'GET',
  path: '/rest/operator/care/',
  effect: 'read',
  actor: 'operator',
  right: 'care-read',
  summary: 'Operators: lists players with markers of harm, by level and due time. Audited.',
  reply: z.object({ success: z.literal(true), data: z.object({ cases: z.array(careCase), total: z.int() }) }),
})

export const readCare = route({
  method: 'GET',
  path: '/rest/operator/care/:id/',
  effect: 'read',
  actor: 'operator',
  right: 'care-read',
  summary: 'Operators: shows a player’s markers of harm with their numbers, and the log of contacts. Audited.',
  params,
  reply: z.object({ success: z.literal(true), data: caseFile }),
})

const outcomeOf = <R extends string>(...reasons: readonly [R, ...R[]]) =>
  z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(reasons) }),
  ])

export const noteContact = route({
  method: 'POST',
  path: '/rest/operator/care/:id/contact/',
  effect: 'write',
  actor: 'operator',
  right: 'care-contact',
  summary: 'Operators: adds a contact to the log, which nobody can change. A repeated key adds nothing.',
  callsPerMinuteMax: 30,
  params,
  body: z.object({
    key: z.string().trim().min(16).max(64),
    channel: contactChannel,
    why: text,
    what: text,
    reaction: text,
    answered: z.boolean(),
  }),
  reply: outcomeOf('closed', 'key-taken'),
})

export const resumePlay = route({
  method: 'POST',
  path: '/rest/operator/care/:id/resume/',
  effect: 'write',
  actor: 'operator',
  right: 'care-contact',
  summary: 'Operators: ends a stop of play with a reason, once the player has answered a contact. Nothing else ends it.',
  callsPerMinuteMax: 30,
  params,
  body: z.object({ why: text }),
  reply: outcomeOf('closed', 'not-stopped', 'no-answer'),
})

export const closeCare = route({
  method: 'POST',
  path: '/rest/operator/care/:id/close/',
  effect: 'write',
  actor: 'operator',
  right: 'care-contact',
  summary:
    'Operators: closes a case with its outcome and a reason. A serious one needs a contact first, and a stop of play an end.',
  callsPerMinuteMax: 30,
  params,
  body: z.object({ outcome: closeOutcome, why: text }),
  reply: outcomeOf('closed', 'stopped', 'no-contact'),
})

export const snoozeCare = route({
  method: 'POST',
  path: '/rest/operator/care/:id/snooze/',
  effect: 'write',
  actor: 'operator',
  right: 'care-contact',
  summary: 'Operators: moves the due time to the morning of a later day, with a reason. After a stop of play it takes a contact.',
  callsPerMinuteMax: 30,
  params,
  body: z.object({ until: z.iso.date(), why: text }),
  reply: outcomeOf('closed', 'stopped', 'not-later', 'too-far'),
})

export const limitPlayer = route({
  method: 'POST',
  path: '/rest/operator/care/:id/limit/',
  effect: 'write',
  actor: 'operator',
  right: 'care-contact',
  summary:
    'Operators: sets the operator’s limit of a player with a reason, or removes it (null). The player sees it. Idempotent.',
  callsPerMinuteMax: 30,
  params,
  body: z.object({
    limit: limitName.refine(
      ({ scope, kind, period }) => LIMITS.some((each) => each.scope === scope && each.kind === kind && each.period === period),
      'There is no such limit.',
    ),
    /** Cents, minutes, or minor units of a mode. */
    amount: z.int().min(0).max(100_000_000_000).nullable(),
    why: text,
  }),
  reply: outcomeOf('closed'),
})
