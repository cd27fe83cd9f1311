import { z } from 'zod'
import { campaignOnPage, actRefusal } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

export const miniLevel = z.object({ level: z.int().min(1), coins: wireAmount.min(0) })
export type MiniLevel = z.infer<typeof miniLevel>

/** The run of the day: its current level (0 before the first win), and its payout once over. */
export const miniRun = z.object({
  level: z.int().min(0),
  spins: z.int().min(0),
  isOver: z.boolean(),
  /** Null while the run continues. */
  coins: wireAmount.nullable(),
})
export type MiniRun = z.infer<typeof miniRun>

export const getInfo = route({
  method: 'GET',
  path: '/rest/mini-game-slot/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the mini game’s levels with values, the win chance, and the player’s run of the day.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      levels: z.array(miniLevel),
      /** How many of 100,000 spins win; null where no game is planned. */
      winPer100k: z.int().nullable(),
      /** SHA-256 of the odds and amounts of the next spin; null where no game is planned. */
      oddsHash: z.string().nullable(),
      /** Null for a guest and before the first spin of the day. */
      run: miniRun.nullable(),
    }),
  }),
})

/**
 * No game is running; the run of the day is over; there is no run to end; the campaign is for other players; the
 * player's progress waits for a correction; a limit of the prizes is reached.
 */
export const miniRefusal = z.enum(['played-today', 'no-run', ...actRefusal.options])

const refused = z.object({ success: z.literal(false), reasonType: miniRefusal })

export const spin = route({
  method: 'GET',
  path: '/rest/mini-game-slot/spin/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  guardedAs: 'free-play',
  summary:
    'Plays one spin of the free daily run: a win climbs a level; a miss or the top level ends it and pays. Returns 409 already-spinning for a second spin in parallel.',
  callsPerMinuteMax: 60,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ isWin: z.boolean(), run: miniRun }) }),
    refused,
  ]),
})

export const resetLevel = route({
  method: 'GET',
  path: '/rest/mini-game-slot/reset-level/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  alsoPost: true,
  summary: 'Ends the run of the day and pays its level. The next run starts tomorrow at the first level. Idempotent.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: z.object({ run: miniRun }) }), refused]),
})
