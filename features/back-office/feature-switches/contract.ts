import { z } from 'zod'
import { route } from '#kernel/contract.ts'

const switchedFeature = z.object({
  id: z.string(),
  /** `on`; `off` by an operator; `not-in-theme`: the brand does without it; `always-on`: no switch can turn it off. */
  state: z.enum(['on', 'off', 'not-in-theme', 'always-on']),
  /** The operator's latest change. */
  changed: z.object({ at: z.iso.datetime(), by: z.string(), why: z.string() }).nullable(),
  /** What players lose while it is off. */
  hides: z.object({
    pages: z.array(z.string()),
    calls: z.int(),
    jobs: z.array(z.string()),
    /** Published campaigns that have not ended. */
    campaigns: z.int(),
  }),
})
export type SwitchedFeature = z.infer<typeof switchedFeature>

export const listFeatures = route({
  method: 'GET',
  path: '/rest/operator/features/',
  effect: 'read',
  actor: 'operator',
  right: 'features-read',
  summary: 'Operators: lists every feature of this brand, whether it is on, and what switching it off hides.',
  reply: z.object({ success: z.literal(true), data: z.object({ features: z.array(switchedFeature) }) }),
})

export const switchFeature = route({
  method: 'POST',
  path: '/rest/operator/features/:feature/switch/',
  effect: 'write',
  actor: 'operator',
  right: 'features-switch',
  summary: 'Operators: switches a feature of this brand off or on, with a reason. Audited. Idempotent.',
  callsPerMinuteMax: 20,
  params: z.object({ feature: z.string().max(60) }),
  body: z.object({ isOn: z.boolean(), why: z.string().trim().min(5).max(500) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isChanged: z.boolean() }) }),
    z.object({ success: z.literal(false), reasonType: z.enum(['always-on', 'not-in-theme']) }),
  ]),
})
