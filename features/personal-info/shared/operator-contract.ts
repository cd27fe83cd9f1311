import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { name } from './personal-info.ts'

export const correctPerson = route({
  method: 'POST',
  path: '/rest/operator/personal-info/correct/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: name and birth date as a paper shows them, with the reason. What is left out stays.',
  callsPerMinuteMax: 20,
  body: z.object({
    playerId: z.string().startsWith('plr_').max(60),
    name: name.optional(),
    surname: name.optional(),
    birthDate: z.iso.date().optional(),
    why: z.string().trim().min(5).max(500),
  }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({
      success: z.literal(false),
      /** Too young for the state of the account: to be decided before anything is written. */
      reasonType: z.enum(['under-age']),
      ageNeeded: z.int(),
    }),
  ]),
})
