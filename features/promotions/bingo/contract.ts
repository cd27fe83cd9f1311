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

/** Balls for coins. */
export const ballPackage = z.object({ balls: z.int().min(1).max(BALLS_TO_PLAY), coins: wireAmount.positive() })

export const getGameData = route({
  method: 'GET',
  path: '/rest/bingo/bingo-game-data/',
  effect: 'read',
  actor: 'visitor',
  summary: 'What a game of bingo is: its numbers, its card, what patterns pay, and the store of balls where the brand has one.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      numbers: z.int(),
      card: z.object({ columns: z.int(), rows: z.int(), hasFreeMiddle: z.boolean() }),
      neededPoint: z.int().min(1),
      bingoEndDate: unixSeconds.nullable(),
      prizes: z.array(patternPrize),
      /** Null where the brand sells no balls for coins. */
      store: z.object({ isOpen: z.boolean(), packages: z.array(ballPackage) }).nullable(),
    }),
  }),
})

/** No bingo goes on; there are not enough balls for a game, and so no game that pays. */
export const accrueRefusal = z.enum(['not_running', 'balls_missing'])

export const accrueReward = route({
  method: 'POST',
  path: '/rest/bingo/bingo-accrue-reward/',
  effect: 'write',
  actor: 'player',
  summary: 'Takes what the patterns of a played game pay; refused where no game was played.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ patterns: z.array(bingoPattern), coins: wireAmount, entries: wireAmount }),
    }),
    z.object({ success: z.literal(false), reasonType: accrueRefusal }),
  ]),
})
