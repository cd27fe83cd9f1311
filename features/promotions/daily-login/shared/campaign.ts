import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const freeSpins = z.object({
  game: z.string().min(1).max(60).meta({ title: 'Game (its slug)' }),
  count: z.int().min(1).max(100),
  betLevel: wireAmount.positive().meta({ title: 'Play amount of a spin' }),
  lifetimeSeconds: z
    .int()
    .min(3_600)
    .max(30 * 86_400)
    .meta({ title: 'Use within' }),
})

const levelPrize = z
  .object({ coins: wireAmount.min(0).meta({ experiment: true }), entries: wireAmount.min(0), freeSpins: freeSpins.nullable() })
  .refine(({ coins, entries, freeSpins: spins }) => coins + entries > 0 || spins !== null, 'a prize for every day')
export type LevelPrize = z.infer<typeof levelPrize>

/** One prize per level; their count is the length of a streak. */
export const dailyLoginCampaign = defineCampaign({
  feature: 'daily-login',
  config: z.object({ prizes: z.array(levelPrize).min(1).max(31).meta({ title: 'Days' }) }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'daily-login',
  link: '?openModal=daily-login',
})
