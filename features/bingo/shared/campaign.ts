import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { patternPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** What patterns pay; each stands once. */
export const bingoCampaign = defineCampaign({
  feature: 'bingo',
  config: z.object({
    prizes: z
      .array(patternPrize)
      .min(1)
      .refine((prizes) => new Set(prizes.map(({ pattern }) => pattern)).size === prizes.length, 'each pattern once'),
  }),
  isExclusive: true,
  words: { en, es },
  picture: 'bingo-ball',
  link: '/bingo',
})
