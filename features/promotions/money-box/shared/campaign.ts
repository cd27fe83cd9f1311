import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Shares are counted in ten-thousandths, which have to stay exact. */
const MOST = 100_000_000_000

/** What fills the box, and the range in which it may be broken; in coins. */
export const moneyBoxCampaign = defineCampaign({
  feature: 'money-box',
  config: z
    .object({
      minAmount: wireAmount.positive().meta({ experiment: true }),
      maxAmount: wireAmount.positive().max(MOST).meta({ experiment: true }),
      /** Share of a round's stake, in hundredths of a percent. */
      shareBasisPoints: z.int().min(1).max(1_000).meta({ experiment: true }),
      /** How long a player waits after a break before the next one. */
      cooldownSeconds: z
        .int()
        .min(0)
        .max(30 * 86_400)
        .meta({ experiment: true }),
      games: z.array(z.string().max(60)).min(1).max(60),
    })
    .refine(({ minAmount, maxAmount }) => minAmount <= maxAmount, 'the least amount fits into the box'),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'piggy-bank',
  link: '/money-box',
})
