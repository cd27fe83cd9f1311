import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { type Sector, sector } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const WHOLE = 100_000

/** The chances add up to the whole wheel, and every segment wins something. */
export const isWheel = (sectors: readonly Sector[]): boolean =>
  sectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0) === WHOLE &&
  sectors.every(({ coins, entries }) => coins + entries > 0)

/** The free daily wheel. */
export const dailyWheelCampaign = defineCampaign({
  feature: 'daily-wheel',
  config: z.object({
    sectors: z.array(sector).min(4).max(16).refine(isWheel, 'chances that add up, and no empty slice').meta({ title: 'Slices' }),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'wheel',
  link: '?openModal=daily-wheel',
})
