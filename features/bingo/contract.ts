import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
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

export const bingoPattern = z.enum(['line', 'corners', 'cross', 'frame', 'full'])
export type BingoPattern = z.infer<typeof bingoPattern>

export const patternPrize = z.object({ pattern: bingoPattern, coins: wireAmount.min(0), entries: wireAmount.min(0) })

export const getInfo = route({
  method: 'GET',
  path: '/rest/bingo/check-player-status/',
  effect: 'read',
  actor: 'visitor',
  summary: 'How many balls the player has, how many buy a game, and what patterns pay.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      availablePoint: z.int().min(0),
      neededPoint: z.int().min(1),
      bingoEndDate: unixSeconds.nullable(),
      prizes: z.array(patternPrize),
    }),
  }),
})
