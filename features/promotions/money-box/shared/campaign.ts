import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** What fills the box, and between which amounts it may be broken; in coins. */
export const moneyBoxCampaign = defineCampaign({
  feature: 'money-box',
  config: z
    .object({
      minAmount: wireAmount.positive(),
      maxAmount: wireAmount.positive(),
      /** The share of a round's play amount, in hundredths of a percent. */
      shareBasisPoints: z.int().min(1).max(1_000),
      games: z.array(z.string().max(60)).min(1).max(60),
    })
    .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, 'the least amount fits into the box'),
  isExclusive: true,
  words: { en, es },
  picture: 'money-bag',
  link: '/money-box',
})
