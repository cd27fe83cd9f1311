import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { BARRED_REASONS } from '../contract.ts'

const reason = z.enum(BARRED_REASONS)
const why = z.string().trim().min(5).max(500)
const personId = z.string().regex(/^\d{1,18}$/)
const playerId = z.string().startsWith('plr_').max(60)
const subject = z.string().max(80)
const optional = (max: number) => z.string().trim().min(1).max(max).nullable()

const person = z.object({
  reason,
  name: z.string().trim().min(1).max(100),
  surname: z.string().trim().min(1).max(100),
  birthDate: z.iso.date().nullable(),
  email: z.email().max(200).nullable(),
  phone: optional(30),
  address: optional(200),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
})
export type BarredFacts = z.infer<typeof person>

const barred = person.extend({ id: personId, addedBy: z.string(), addedAt: z.iso.datetime() })
export type BarredPerson = z.infer<typeof barred>

/** What of an account equals what of the person; a name or an application alone bars nobody. */
export const matchKind = z.enum(['mail', 'phone', 'identity', 'address', 'name', 'account', 'application'])

const match = z.object({
  player: z.object({ id: z.string(), login: z.string(), brand: z.string() }),
  subject,
  /** The person on the list, the operator, or the applicant. */
  whom: z.string(),
  reason,
  kinds: z.array(matchKind),
  foundAt: z.iso.datetime(),
  state: z.enum(['open', 'barred', 'cleared']),
  decided: z.object({ by: z.string(), at: z.iso.datetime(), why: z.string() }).nullable(),
})
export type EligibilityMatch = z.infer<typeof match>

export const listBarred = route({
  method: 'GET',
  path: '/rest/operator/eligibility/',
  effect: 'read',
  actor: 'operator',
  right: 'eligibility-read',
  summary: 'Operators: lists the people barred from entries, and the accounts that match, those to decide first. Audited.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      persons: z.array(barred),
      matches: z.array(match),
      /** Operators whose address is unknown, so that no account can match it. */
      withoutAddress: z.array(z.string()),
    }),
  }),
})

export const addBarred = route({
  method: 'POST',
  path: '/rest/operator/eligibility/add/',
  effect: 'write',
  actor: 'operator',
  right: 'eligibility-write',
  summary:
    'Operators: bars a person from entries at every brand, by name and at least one of birth date, email, phone and address. Idempotent.',
  callsPerMinuteMax: 60,
  body: person.extend({ why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ id: personId, matches: z.int() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['name-alone', 'address-incomplete', 'phone-wrong']) }),
  ]),
})

export const removeBarred = route({
  method: 'POST',
  path: '/rest/operator/eligibility/remove/',
  effect: 'write',
  actor: 'operator',
  right: 'eligibility-write',
  summary: 'Operators: removes a person from the list, with a reason. Their accounts may have entries again. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ id: personId, why }),
  reply: z.object({ success: z.literal(true) }),
})

export const decideMatch = route({
  method: 'POST',
  path: '/rest/operator/eligibility/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'eligibility-write',
  summary:
    'Operators: decides whether an account is that of the person it matches, also after an objection. Audited with the reason. Idempotent.',
  callsPerMinuteMax: 60,
  body: z.object({ playerId, subject, isBarred: z.boolean(), why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('no-match') }),
  ]),
})
