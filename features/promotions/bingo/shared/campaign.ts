import { z } from 'zod'
import { patternPrize } from '#kernel/bingo.ts'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { BALLS_TO_PLAY, ballPackage } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** How balls are earned, the game, its prizes, and what the ball store sells. */
export const bingoCampaign = defineCampaign({
  feature: 'bingo',
  config: z
    .object({
      /** Coins to play for a ball. */
      coinsPerBall: wireAmount.positive().default(100_000).meta({ experiment: true }),
      /** Balls that each player begins with. */
      startBalls: z.int().min(0).max(BALLS_TO_PLAY).default(0).meta({ experiment: true }),
      /** Numbers called in a game. */
      calls: z.int().min(24).max(74).default(50),
      prizes: z
        .array(patternPrize)
        .min(1)
        .refine((prizes) => new Set(prizes.map(({ pattern }) => pattern)).size === prizes.length, 'each pattern once')
        .refine((prizes) => prizes.every(({ coins, entries }) => coins + entries > 0), 'no empty prize'),
      /** For brands that sell balls. */
      ballPackages: z
        .array(ballPackage)
        .max(6)
        .default([])
        .refine((sold) => new Set(sold.map(({ balls }) => balls)).size === sold.length, 'each number of balls once'),
    })
    .refine(
      ({ prizes, ballPackages }) => ballPackages.length === 0 || prizes.every(({ entries }) => entries === 0),
      'no entries where balls are sold: a purchase leads to coins only',
    ),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'bingo-ball',
  link: '/bingo',
})
