import { z } from 'zod'
import { route, unixSeconds } from '#kernel/contract.ts'

/** Breaks: over when they are over (EXC-1). */
export const BREAK_LENGTHS = ['day', 'week', 'month', 'two-months', 'three-months'] as const
/** Exclusions: over when the player has asked to come back and waited (EXC-2, EXC-8). */
export const EXCLUSION_LENGTHS = ['six-months', 'year', 'five-years', 'indefinite'] as const
export const absenceLength = z.enum([...BREAK_LENGTHS, ...EXCLUSION_LENGTHS])
export type AbsenceLength = z.infer<typeof absenceLength>

/** From the request to come back to the first round (EXC-8). */
export const RETURN_WAIT_DAYS = 7

export const absence = z.object({
  kind: z.enum(['break', 'exclusion']),
  /** Null: without an end. */
  until: unixSeconds.nullable(),
  /** The time is up, and it lasts on until the player asks to come back. */
  mayAskReturn: z.boolean(),
  /** Asked for: when play is open again. */
  returnsAt: unixSeconds.nullable(),
})
export type Absence = z.infer<typeof absence>

/** This slice's part of the profile: null for somebody who may play. */
export interface WithAbsence {
  readonly absence?: Absence | null
}

const info = z.object({ success: z.literal(true), data: z.object({ absence: absence.nullable() }) })

export const getAbsence = route({
  method: 'GET',
  path: '/rest/exclusion/info/',
  effect: 'read',
  actor: 'player',
  summary: 'Whether the player is on a break or excluded, and until when.',
  reply: info,
})

export const beginAbsence = route({
  method: 'POST',
  path: '/rest/exclusion/begin/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary:
    'Begins a break or an exclusion at once and ends every session of the signed-in player. Nobody can shorten it; wants a fresh proof of who asks.',
  body: z.object({ length: absenceLength }),
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true) }),
    /** What runs already ends later, or at the same time. */
    z.object({ success: z.literal(false), reasonType: z.literal('shorter') }),
  ]),
})

export const askReturn = route({
  method: 'POST',
  path: '/rest/exclusion/return/',
  effect: 'write',
  actor: 'visitor',
  callsPerMinuteMax: 10,
  summary: 'Asks to come back after an exclusion whose time is up; play opens seven days later. Asked again it changes nothing.',
  reply: z.discriminatedUnion('success', [
    info,
    z.object({ success: z.literal(false), reasonType: z.enum(['not-excluded', 'too-early']) }),
  ]),
})
