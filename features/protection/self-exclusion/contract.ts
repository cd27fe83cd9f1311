import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'
import type { ProfilePart } from '#kernel/profile.ts'

/** Breaks (cool-offs), which end by themselves (EXC-1). */
export const BREAK_LENGTHS = ['day', 'week', 'month', 'two-months', 'three-months'] as const
/** Self-exclusions, which end after the player has requested the return and waited (EXC-2, EXC-8). */
export const EXCLUSION_LENGTHS = ['six-months', 'year', 'five-years', 'indefinite'] as const
export const absenceLength = z.enum([...BREAK_LENGTHS, ...EXCLUSION_LENGTHS])
export type AbsenceLength = z.infer<typeof absenceLength>

/** From the return request to the first round (EXC-8). */
export const RETURN_WAIT_DAYS = 7

export const absence = z.object({
  kind: z.enum(['break', 'exclusion']),
  /** Null: no end date. */
  until: unixSeconds.nullable(),
  /** The period is over, and it continues until the player requests the return. */
  mayAskReturn: z.boolean(),
  /** When play reopens, once the return is requested. */
  returnsAt: unixSeconds.nullable(),
})
export type Absence = z.infer<typeof absence>

/** Null for a player who may play. */
export type InProfile = { readonly absence?: ProfilePart<typeof absence> | null }

const info = z.object({ success: z.literal(true), data: z.object({ absence: absence.nullable() }) })

export const getAbsence = route({
  method: 'GET',
  path: '/rest/exclusion/info/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns whether the player is on a break or self-excluded, and until when.',
  reply: info,
})

export const beginAbsence = route({
  method: 'POST',
  path: '/rest/exclusion/begin/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary:
    'Starts a break or self-exclusion right away and ends every session of the player. It can’t be shortened. Requires a recent sign-in (10 minutes).',
  body: z.object({ length: absenceLength }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    /** A current break or self-exclusion ends later, or at the same time. */
    z.object({ success: z.literal(false), reasonType: z.literal('shorter') }),
  ]),
})

export const askReturn = route({
  method: 'POST',
  path: '/rest/exclusion/return/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Requests to come back after an expired self-exclusion. Play reopens seven days later. Idempotent.',
  reply: z.discriminatedUnion('success', [
    info,
    z.object({ success: z.literal(false), reasonType: z.enum(['not-excluded', 'too-early']) }),
  ]),
})
