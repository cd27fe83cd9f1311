import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'

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

export const getInfo = infoRoute({
  path: '/rest/mini-game-slot/configs/',
  summary: 'Returns the mini game’s levels with values, the win chance, and the player’s run of the day.',
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
})

/** The run of the day is over; there is no run to end. */
const refusals = ['played-today', 'no-run'] as const

export const spin = actRoute({
  method: 'GET',
  path: '/rest/mini-game-slot/spin/',
  guardedAs: 'free-play',
  summary:
    'Plays one spin of the free daily run: a win climbs a level; a miss or the top level ends it and pays. Returns 409 already-spinning for a second spin in parallel.',
  callsPerMinuteMax: 60,
  data: z.object({ isWin: z.boolean(), run: miniRun }),
  refusals,
})

export const resetLevel = actRoute({
  method: 'GET',
  path: '/rest/mini-game-slot/reset-level/',
  summary: 'Ends the run of the day and pays its level. The next run starts tomorrow at the first level. Idempotent.',
  callsPerMinuteMax: 20,
  data: z.object({ run: miniRun }),
  refusals,
})
