import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { unixSeconds, wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const plannedDrop = z.object({ at: unixSeconds, coins: wireAmount.positive(), claims: z.int().positive() })

/** Scheduled drops; amounts in coins. */
export const coinDropsCampaign = defineCampaign({
  feature: 'coin-drops',
  config: z.object({ drops: z.array(plannedDrop).min(1).max(200) }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'coins-pile',
  link: '/coin-drops',
})
