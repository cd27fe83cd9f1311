import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { ProfilePart } from '#kernel/profile.ts'

export const part = z.enum(['tips', 'checklist'])
export type Part = z.infer<typeof part>

/** What a newcomer has not ended yet. */
export const openParts = z.object({ tips: z.boolean(), checklist: z.boolean() })

/** Missing for players who are no newcomers. */
export type InProfile = { readonly firstSteps?: ProfilePart<typeof openParts> }

export const endPart = route({
  method: 'POST',
  path: '/rest/player/first-steps/end/',
  effect: 'write',
  actor: 'player',
  guardedAs: { open: 'preferences' },
  summary: 'Ends a part of a newcomer’s first steps, and tells whether it was open. Idempotent.',
  body: z.object({ part }),
  reply: z.object({ success: z.literal(true), data: z.object({ isFirst: z.boolean() }) }),
})
