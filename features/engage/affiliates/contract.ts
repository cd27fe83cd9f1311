import { z } from 'zod'
import { route } from '#kernel/contract.ts'

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
  summary: 'Creates an affiliate application for the operator, one per email. Idempotent.',
  callsPerMinuteMax: 3,
  body: application,
  reply: z.object({ success: z.literal(true) }),
})

export const getInfo = route({
  method: 'GET',
  path: '/rest/affiliates/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns whether the player is an affiliate and whether they applied.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      isAffiliate: z.boolean(),
      /** Date of the application in the brand's calendar; null without one. */
      appliedOn: z.iso.date().nullable(),
    }),
  }),
})
