import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { boxPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** One pick per period; there are as many boxes as prizes. */
export const cosmicBoxesCampaign = defineCampaign({
  feature: 'cosmic-boxes',
  config: z.object({
    periodHours: z
      .int()
      .min(1)
      .max(24 * 7),
    prizes: z.array(boxPrize).min(2).max(12),
  }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'planet',
  link: '/cosmic-boxes',
})
