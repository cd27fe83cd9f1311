import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { name } from '#features/personal-info/contract.ts'

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

const foundPlayer = z.object({
  id: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  surname: z.string().nullable(),
  birthDate: z.iso.date(),
  state: z.string(),
  since: z.iso.datetime(),
  isClosed: z.boolean(),
  isVerified: z.boolean(),
  /** What operators put right, the latest first. */
  corrections: z.array(z.object({ at: z.string(), why: z.string(), before: z.string(), after: z.string() })),
})
export type FoundPlayer = z.infer<typeof foundPlayer>

/** By POST: what is looked for is somebody's own, and addresses are kept in logs. */
export const findPlayers = route({
  method: 'POST',
  path: '/rest/operator/personal-info/find/',
  effect: 'write',
  actor: 'visitor',
  summary: 'For operators: players by their whole login, e-mail address, number or surname. Who was looked at is written down.',
  callsPerMinuteMax: 60,
  body: z.object({ search: z.string().trim().min(2).max(200) }),
  reply: z.object({ success: z.literal(true), data: z.object({ players: z.array(foundPlayer) }) }),
})
