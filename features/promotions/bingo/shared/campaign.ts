import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { ballPackage, patternPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Pattern prizes, each paid once, and ball prices. */
export const bingoCampaign = defineCampaign({
  feature: 'bingo',
  config: z.object({
    prizes: z
      .array(patternPrize)
      .min(1)
      .refine((prizes) => new Set(prizes.map(({ pattern }) => pattern)).size === prizes.length, 'each pattern once'),
    /** For brands that sell balls. */
    ballPackages: z.array(ballPackage).max(6).default([]),
  }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'bingo-ball',
  link: '/bingo',
})
