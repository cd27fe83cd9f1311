import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { type Sector, sector } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const WHOLE = 100_000

/** The chances add up to the whole wheel, and every segment wins something. */
export const isWheel = (sectors: readonly Sector[]): boolean =>
  sectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0) === WHOLE &&
  sectors.every(({ coins, entries }) => coins + entries > 0)

const coinSector = z.object({ coins: wireAmount.positive(), chancePer100k: z.int().positive() })

/** A chance that needs a purchase pays coins only. */
const paidWheel = z.object({
  minDeposit: z.int().min(1).max(100_000).meta({ title: 'Opens from (US dollars)', widget: 'cents' }),
  sectors: z
    .array(coinSector)
    .min(4)
    .max(16)
    .refine((sectors) => sectors.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0) === WHOLE, 'chances that add up')
    .meta({ title: 'Slices' }),
})

/** The free daily wheel, the booster wheel that a purchase opens, and the extra wheel that a quick buy opens. */
export const dailyWheelCampaign = defineCampaign({
  feature: 'daily-wheel',
  config: z.object({
    sectors: z.array(sector).min(4).max(16).refine(isWheel, 'chances that add up, and no empty slice').meta({ title: 'Slices' }),
    booster: paidWheel.nullable().default(null).meta({ title: 'Booster wheel' }),
    extra: paidWheel.nullable().default(null).meta({ title: 'Extra wheel, with a quick buy' }),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'wheel',
  link: '?openModal=daily-wheel',
})
