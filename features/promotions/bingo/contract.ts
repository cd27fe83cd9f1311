import { z } from 'zod'
import { type BingoGame, bingoGame, patternPrize } from '#kernel/bingo.ts'
import { campaignOnPage } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { shownAverage, shownPrizes } from '#kernel/prize-table.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { playerState, statePush } from '#kernel/promotion-state.ts'

/** Number of balls that buy one game. */
export const BALLS_TO_PLAY = 10

/** The player's balls. */
const bingoStatus = playerState({
  availablePoint: z.int().min(0),
  neededPoint: z.int().min(1),
  /** When unplayed balls expire. */
  bingoEndDate: unixSeconds.nullable(),
  /** Games that the player has played in this run. */
  games: z.int().min(0),
})
export type BingoStatus = z.infer<typeof bingoStatus>

/** While no bingo runs. */
export const NO_BALLS: BingoStatus = { availablePoint: 0, neededPoint: BALLS_TO_PLAY, bingoEndDate: null, games: 0, version: 0 }

/** The player's ball count. */
export const bingoPush = statePush('bingo', bingoStatus, { actions: ['progress'] })

/** What the profile says of it. */
export type InProfile = { readonly bingo: WhileActive<BingoStatus> }

/** A prize with the exact chance of its pattern in one game. */
const patternOdds = patternPrize.extend({ chance: z.number().min(0).max(1) })

export type PlayedGame = BingoGame

export const getInfo = infoRoute({
  path: '/rest/bingo/check-player-status/',
  summary: 'Returns the player’s balls, the balls per game, and what each pattern pays with its odds.',
  data: bingoStatus.extend({
    campaign: campaignOnPage,
    ...shownPrizes(patternOdds),
    average: shownAverage,
    /** Coins to play for a ball; null where no bingo is planned. */
    coinsPerBall: wireAmount.nullable(),
  }),
})

/** Coins with balls on top. */
export const ballPackage = z.object({
  balls: z.int().min(1).max(99),
  /** US cents. */
  priceCents: z.int().positive(),
  coins: wireAmount.positive(),
})

export const getGameData = infoRoute({
  path: '/rest/bingo/bingo-game-data/',
  summary: 'Returns the bingo game: its numbers, card, calls, pattern pays, the player’s last game, and the ball store.',
  data: z.object({
    numbers: z.int(),
    card: z.object({ columns: z.int(), rows: z.int(), hasFreeMiddle: z.boolean() }),
    /** Numbers called in a game; null where no bingo is planned. */
    calls: z.int().nullable(),
    neededPoint: z.int().min(1),
    bingoEndDate: unixSeconds.nullable(),
    prizes: z.array(patternPrize),
    /** Null before the player's first game in this run. */
    lastGame: bingoGame.nullable(),
    /** Null where the brand does not sell balls. */
    store: z.object({ isOpen: z.boolean(), packages: z.array(ballPackage.extend({ presetId: z.string() })) }).nullable(),
  }),
})

export const accrueReward = actRoute({
  path: '/rest/bingo/bingo-accrue-reward/',
  summary: 'Plays a game for ten balls: draws card and numbers, and pays the completed patterns. Idempotent by key.',
  callsPerMinuteMax: 20,
  data: z.object({ game: bingoGame, status: bingoStatus }),
  refusals: ['not-enough-balls'],
})
