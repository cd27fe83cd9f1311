import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { absence } from '../contract.ts'

const playerId = z.string().startsWith('plr_').max(60)

const holder = z.object({
  id: z.string(),
  /** A self-exclusion covers a person on every brand of the site. */
  brand: z.string(),
  login: z.string(),
  /** Null: the two share limits and stops of play alone. */
  absence: absence.nullable(),
})
export type Holder = z.infer<typeof holder>

/** By POST: the account in the request is personal data, and URLs are logged. */
export const findHolders = route({
  method: 'POST',
  path: '/rest/operator/exclusion/holders/',
  effect: 'write',
  actor: 'operator',
  right: 'players-read',
  summary:
    'Operators: lists other accounts that count as the same person as this player: by a self-exclusion that covers both, or by the limits that they share. Audited.',
  callsPerMinuteMax: 60,
  body: z.object({ playerId }),
  reply: z.object({ success: z.literal(true), data: z.object({ login: z.string(), holders: z.array(holder) }) }),
})

export const partPersons = route({
  method: 'POST',
  path: '/rest/operator/exclusion/part/',
  effect: 'write',
  actor: 'operator',
  right: 'players-decide',
  summary:
    'Operators: marks two accounts as different people, so that neither’s self-exclusion covers the other, and they share no limits. The self-exclusion itself stays. Audited with the reason. Idempotent.',
  callsPerMinuteMax: 20,
  body: z.object({ playerId, otherId: playerId, why: z.string().trim().min(5).max(500) }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-held') }),
  ]),
})
