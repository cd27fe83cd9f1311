import { z } from 'zod'
import { route } from '#kernel/contract.ts'
import type { ProfilePart } from '#kernel/profile.ts'
import { gameMode } from '#features/play/game-session/contract.ts'

/** At least hourly (RC-1); a player may choose a shorter interval. */
export const INTERVAL_MINUTES = [15, 30, 60] as const
export const intervalMinutes = z.union([z.literal(15), z.literal(30), z.literal(60)])
export type IntervalMinutes = z.infer<typeof intervalMinutes>

const unixSeconds = z.int()

/** This slice's part of the profile. */
export const realityCheckPart = z.object({
  /** Play is blocked until the player acknowledges the reminder. */
  isDue: z.boolean(),
  /** When the next reminder is due. */
  dueAt: unixSeconds,
  minutes: intervalMinutes,
})
/** What the profile says of it. */
export type InProfile = { readonly realityCheck?: ProfilePart<typeof realityCheckPart> }

export const realityCheckInfo = z.object({
  /** When the visit began. */
  since: unixSeconds,
  minutes: intervalMinutes,
  /** A chosen longer interval that is not in force yet. */
  next: z.object({ minutes: intervalMinutes, from: unixSeconds }).nullable(),
  /** Stakes and wins of this visit, for each mode with a round; minor units. */
  played: z.array(z.object({ mode: gameMode, rounds: z.int(), stake: z.int(), win: z.int() })),
})
export type RealityCheckInfo = z.infer<typeof realityCheckInfo>

const info = z.object({ success: z.literal(true), data: realityCheckInfo })

export const getInfo = route({
  method: 'GET',
  path: '/rest/reality-check/info/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the session length, what was played in it, and the reminder interval.',
  reply: info,
})

export const acknowledge = route({
  method: 'POST',
  path: '/rest/reality-check/acknowledge/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Marks the reminder as read. The next one is due an interval later.',
  reply: z.object({ success: z.literal(true) }),
})

export const chooseInterval = route({
  method: 'POST',
  path: '/rest/reality-check/interval/',
  effect: 'write',
  actor: 'visitor',
  summary: 'Sets the reminder interval. A shorter one applies right away, a longer one after 24 hours.',
  body: z.object({ minutes: intervalMinutes }),
  reply: info,
})
