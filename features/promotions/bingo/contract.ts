import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** Number of balls that buy one game. */
export const BALLS_TO_PLAY = 10

/** The player's ball count. */
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
  summary: 'Returns the player’s balls, the balls per game, and what each pattern pays.',
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

/** Balls sold for coins. */
export const ballPackage = z.object({ balls: z.int().min(1).max(BALLS_TO_PLAY), coins: wireAmount.positive() })

export const getGameData = route({
  method: 'GET',
  path: '/rest/bingo/bingo-game-data/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the bingo game: its numbers, card, pattern pays, and the ball store where the brand has one.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      numbers: z.int(),
      card: z.object({ columns: z.int(), rows: z.int(), hasFreeMiddle: z.boolean() }),
      neededPoint: z.int().min(1),
      bingoEndDate: unixSeconds.nullable(),
      prizes: z.array(patternPrize),
      /** Null where the brand does not sell balls for coins. */
      store: z.object({ isOpen: z.boolean(), packages: z.array(ballPackage) }).nullable(),
    }),
  }),
})

export const accrueReward = route({
  method: 'POST',
  path: '/rest/bingo/bingo-accrue-reward/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  summary: 'Pays the pattern prizes of a played game. Refused with `not-running` while games can’t be played.',
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({
      success: z.literal(true),
      data: z.object({ patterns: z.array(bingoPattern), coins: wireAmount, entries: wireAmount }),
    }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-running') }),
  ]),
})
