import { z } from 'zod'
import { route } from '#kernel/contract.ts'

export const application = z.object({
  name: z.string().trim().min(2).max(80),
  email: z.email().max(254),
  /** Where the players would come from. */
  website: z.url({ protocol: /^https?$/ }).max(200),
  message: z.string().trim().max(1_000),
})
export type Application = z.infer<typeof application>

export const apply = route({
  method: 'POST',
  path: '/rest/affiliates/apply/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Keeps an application for partnership and mails it to the operator; one for each address, a repeat changes nothing.',
  callsPerMinuteMax: 3,
  body: application,
  reply: z.object({ success: z.literal(true) }),
})

export const getInfo = route({
  method: 'GET',
  path: '/rest/affiliates/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Whether the player is a partner, and whether an application of theirs has come.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      isAffiliate: z.boolean(),
      /** The day on which it came, in the brand's calendar; null where there is none. */
      appliedOn: z.iso.date().nullable(),
    }),
  }),
})
