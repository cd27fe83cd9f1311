import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { freeSpinsPrize } from '#kernel/free-spins.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const levelPrize = z
  .object({
    coins: wireAmount.min(0).meta({ experiment: true }),
    entries: wireAmount.min(0),
    freeSpins: freeSpinsPrize.nullable(),
  })
  .refine(({ coins, entries, freeSpins: spins }) => coins + entries > 0 || spins !== null, 'a prize for every day')
export type LevelPrize = z.infer<typeof levelPrize>

/** One prize per level; their count is the length of a streak. */
export const dailyLoginCampaign = defineCampaign({
  feature: 'daily-login',
  config: z.object({
    prizes: z.array(levelPrize).min(1).max(31).meta({ title: 'Days' }),
    /** Days of one streak that a player may miss without starting over. */
    missable: z.int().min(0).max(3).default(0),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'daily-login',
  link: '?openModal=daily-login',
})
