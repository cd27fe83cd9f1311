import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const DAY_HOURS = 24

/** What operators set. */
export const coinRefillCampaign = defineCampaign({
  feature: 'coin-refill',
  config: z.object({
    /** What a refill pays, in minor units. */
    coins: wireAmount.positive(),
    /** From one refill to the next. */
    everyHours: z.int().min(1).max(DAY_HOURS),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'coins-pile',
  link: '/coin-refill',
})
