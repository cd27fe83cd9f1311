import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { cardPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const WHOLE = 100_000

/** A set of cards, valid until the campaign's end. */
export const scratchCardsCampaign = defineCampaign({
  feature: 'scratch-cards',
  config: z.object({
    cardsInSet: z.int().min(1).max(30),
    /** Time from a card becoming available until it is ready. */
    timerSeconds: z.int().min(0),
    prizes: z
      .array(cardPrize)
      .min(1)
      .max(20)
      .refine((prizes) => prizes.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0) === WHOLE, 'chances that add up'),
  }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'scratch-ticket',
  link: '/scratch-cards',
})
