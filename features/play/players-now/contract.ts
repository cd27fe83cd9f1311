import { z } from 'zod'
import { route } from '#kernel/contract.ts'

/** Fewer players than this are not counted out loud: a number so small would tell of a person. */
export const PLAYING_SHOWN_MIN = 3

export const getPlaying = route({
  method: 'GET',
  path: '/rest/games/playing/',
  effect: 'read',
  actor: 'visitor',
  isUnattended: true,
  summary: `Returns how many players are in each game right now, for games with at least ${PLAYING_SHOWN_MIN}.`,
  reply: z.object({ success: z.literal(true), data: z.object({ games: z.record(z.string(), z.int()) }) }),
})
