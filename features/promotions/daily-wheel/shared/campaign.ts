import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { chancePer100k, isWhole, WRONG_CHANCES } from '#kernel/prize-table.ts'
import { type Sector, sector } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** The chances add up to the whole wheel, and every segment wins something. */
export const isWheel = (sectors: readonly Sector[]): boolean =>
  isWhole(sectors) && sectors.every(({ coins, entries }) => coins + entries > 0)

const coinSector = z.object({ coins: wireAmount.positive(), chancePer100k })

/** A chance that needs a purchase pays coins only. */
const paidWheel = z.object({
  minDeposit: z.int().min(1).max(100_000).meta({ title: 'Opens from (US dollars)', widget: 'cents' }),
  sectors: z.array(coinSector).min(4).max(16).refine(isWhole, WRONG_CHANCES).meta({ title: 'Slices' }),
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
