import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const why = z.string().trim().min(5).max(500)
/** Null: no cap. */
const cents = z.int().min(0).max(1_000_000_000).nullable()

const prizeCap = z.object({
  /** Entries that the brand’s promotions may grant a day, at one cent each. */
  centsPerDay: cents,
  /** Granted today since the cap was set; null without a cap. */
  grantedToday: z.number().nullable(),
  /** A raise that waits for a second operator. */
  raise: z.object({ centsPerDay: cents, by: z.string(), isYours: z.boolean(), why: z.string() }).nullable(),
})
export type PrizeCap = z.infer<typeof prizeCap>

export const readPrizeCap = route({
  method: 'GET',
  path: '/rest/operator/prize-cap/',
  effect: 'read',
  actor: 'operator',
  right: 'promotions-read',
  summary: 'Operators: shows how many entries the brand’s promotions may grant a day, and a raise that waits.',
  reply: z.object({ success: z.literal(true), data: prizeCap }),
})

export const changePrizeCap = route({
  method: 'POST',
  path: '/rest/operator/prize-cap/change/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: lowers the daily cap immediately, or asks a second operator to raise or remove it.',
  callsPerMinuteMax: 20,
  body: z.object({ centsPerDay: cents, why }),
  reply: z.object({ success: z.literal(true), data: z.object({ outcome: z.enum(['lowered', 'requested', 'unchanged']) }) }),
})

export const decidePrizeCap = route({
  method: 'POST',
  path: '/rest/operator/prize-cap/decide/',
  effect: 'write',
  actor: 'operator',
  right: 'promotions-approve',
  summary: 'Operators: approves the raise that was seen, or rejects it. Nobody approves their own.',
  callsPerMinuteMax: 20,
  body: z.object({ isApproved: z.boolean(), centsPerDay: cents, why }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['changed', 'your-own']) }),
  ]),
})
