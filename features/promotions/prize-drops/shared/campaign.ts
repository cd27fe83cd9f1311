import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const kind = z.object({ prizeLvl: z.literal([1, 2, 3]), prizeValue: wireAmount.positive(), count: z.int().positive() })

/** A daily pool of prizes, in coins. The pool total is the sum of its prizes; each level has one kind. */
export const prizeDropsCampaign = defineCampaign({
  feature: 'prize-drops',
  config: z.object({
    minimalLevelPlay: z.int().min(1).max(100),
    kinds: z
      .array(kind)
      .min(1)
      .max(3)
      .refine((kinds) => new Set(kinds.map(({ prizeLvl }) => prizeLvl)).size === kinds.length, 'one kind of prize a level'),
    /** How long a dropped prize waits for a qualifying round; then it stays with the house. */
    openMinutes: z.int().min(1).max(720),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'confetti',
  link: '/prize-drops',
})

type Kinds = z.infer<typeof prizeDropsCampaign.config>['kinds']

const MINOR_PER_COIN = 100

/** The sum of a day's prizes, in whole coins. */
export const poolOf = (kinds: Kinds) => ({
  dailyPrizePool: Math.floor(kinds.reduce((sum, { prizeValue, count }) => sum + prizeValue * count, 0) / MINOR_PER_COIN),
  highestPrizePerDay: Math.floor(Math.max(...kinds.map(({ prizeValue }) => prizeValue)) / MINOR_PER_COIN),
  prizeCountPerDay: kinds.reduce((sum, { count }) => sum + count, 0),
})

/** 100,000 coins a day in 500 prizes, the highest 5,000. */
export const USUAL_KINDS: Kinds = [
  { prizeLvl: 3, prizeValue: 500_000, count: 4 },
  { prizeLvl: 2, prizeValue: 50_000, count: 76 },
  { prizeLvl: 1, prizeValue: 10_000, count: 420 },
]
