import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { isLadder, league, pointRates } from './league.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** The ladder of a brand, one at a time; without an end, since levels are kept for good. */
export const rankLeagueCampaign = defineCampaign({
  feature: 'rank-league',
  // VIP terms are the same for all: no experiment may vary them.
  config: z
    .object({
      pointsPerUnit: pointRates,
      leagues: z.array(league).min(1).max(6).refine(isLadder, 'levels follow each other from the first on'),
    })
    .meta({ experiment: false }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'league-gold',
  link: '/vip',
})
