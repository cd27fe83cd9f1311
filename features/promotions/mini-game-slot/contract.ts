import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'

export const miniLevel = z.object({ level: z.int().min(1), coins: wireAmount.min(0) })
export type MiniLevel = z.infer<typeof miniLevel>

/** The run of the day: the level it stands at (0 before the first win), and what it gave once it is over. */
export const miniRun = z.object({
  level: z.int().min(0),
  spins: z.int().min(0),
  isOver: z.boolean(),
  /** Null while it goes on. */
  coins: wireAmount.nullable(),
})
export type MiniRun = z.infer<typeof miniRun>

export const getInfo = route({
  method: 'GET',
  path: '/rest/mini-game-slot/configs/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The levels of the mini game, what each is worth, the chance of a win, and the player’s run of the day.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      levels: z.array(miniLevel),
      /** How many of a hundred thousand spins win; null where no game is planned. */
      winPer100k: z.int().nullable(),
      /** Null for a guest, and before the first spin of the day. */
      run: miniRun.nullable(),
    }),
  }),
})

/** No game goes on; the run of the day is over; there is no run that could be ended. */
export const miniRefusal = z.enum(['not_running', 'played_today', 'no_run'])

const refused = z.object({ success: z.literal(false), reasonType: miniRefusal })

export const spin = route({
  method: 'GET',
  path: '/rest/mini-game-slot/spin/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  starts: 'play',
  summary:
    'One spin of the day’s free run: a win climbs a level, a loss or the top ends it and pays the level. A second at once is 409 already-spinning.',
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
  alsoPost: true,
  summary:
    'Ends the run of the day and pays its level; the next one begins at the first level tomorrow. A repeat changes nothing.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [z.object({ success: z.literal(true), data: z.object({ run: miniRun }) }), refused]),
})
