import { z } from 'zod'
import { unixSeconds } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** So many balls buy a game. */
export const BALLS_TO_PLAY = 10

/** How many balls the player has. */
export const bingoPush = definePush({
  pushType: 'bingo',
  data: z.object({ action: z.literal('progress'), availablePoint: z.int().min(0), bingoEndDate: unixSeconds }),
  samples: {
    progress: { action: 'progress', availablePoint: 7, bingoEndDate: 1_796_000_000 },
    'ready to play': { action: 'progress', availablePoint: BALLS_TO_PLAY, bingoEndDate: 1_796_000_000 },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    bingo: PushData<typeof bingoPush>
  }
}
