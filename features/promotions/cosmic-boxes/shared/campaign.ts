import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { boxPrize, BOXES_MAX } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** One free pick per period; the prizes say how many boxes there are. */
export const cosmicBoxesCampaign = defineCampaign({
  feature: 'cosmic-boxes',
  config: z.object({
    /** Whole days follow the brand's calendar. */
    periodHours: z
      .int()
      .min(1)
      .max(24 * 7)
      .meta({ title: 'Hours between picks' }),
    prizes: z
      .array(boxPrize)
      .min(2)
      .max(BOXES_MAX)
      .refine((prizes) => prizes.reduce((sum, prize) => sum + prize.boxes, 0) <= BOXES_MAX, `at most ${BOXES_MAX} boxes`)
      .meta({ title: 'What the boxes hold' }),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'planet',
  link: '/cosmic-boxes',
})
