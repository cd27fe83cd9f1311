import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import { gameMode } from '#features/game-session/contract.ts'

/** At least hourly (RC-1); a player may choose to be reminded more often. */
export const INTERVAL_MINUTES = [15, 30, 60] as const
export const intervalMinutes = z.union([z.literal(15), z.literal(30), z.literal(60)])
export type IntervalMinutes = z.infer<typeof intervalMinutes>

const unixSeconds = z.int()

/** This slice's part of the profile. */
export const realityCheckPart = z.object({
  /** Nothing is played until the player has said that the reminder was read. */
  isDue: z.boolean(),
  /** When the next reminder is due. */
  dueAt: unixSeconds,
  minutes: intervalMinutes,
})
export interface WithRealityCheck {
  readonly realityCheck?: z.infer<typeof realityCheckPart>
}

export const realityCheckInfo = z.object({
  /** When the stay began. */
  since: unixSeconds,
  minutes: intervalMinutes,
  /** A longer interval that was chosen and does not hold yet. */
  next: z.object({ minutes: intervalMinutes, from: unixSeconds }).nullable(),
  /** What was played in this stay, for each mode in which there was a round; minor units. */
  played: z.array(z.object({ mode: gameMode, rounds: z.int(), stake: z.int(), win: z.int() })),
})
export type RealityCheckInfo = z.infer<typeof realityCheckInfo>

const info = z.object({ success: z.literal(true), data: realityCheckInfo })

export const getInfo = route({
  method: 'GET',
  path: '/rest/reality-check/info/',
  effect: 'read',
  actor: 'player',
  summary: 'How long this stay has lasted, what was played in it, and how often the player is reminded.',
  reply: info,
})

export const acknowledge = route({
  method: 'POST',
  path: '/rest/reality-check/acknowledge/',
  effect: 'write',
  actor: 'visitor',
  summary: 'The signed-in player has read the reminder; the next one is due an interval later.',
  reply: z.object({ success: z.literal(true) }),
})

export const chooseInterval = route({
  method: 'POST',
  path: '/rest/reality-check/interval/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Chooses how often to be reminded: more often from now on, less often from 24 hours later.',
  body: z.object({ minutes: intervalMinutes }),
  reply: info,
})
