import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const DAY_MINUTES = 1_440

const dailyDrop = z.object({
  /** Local time of day, `18:00`: the same over a change of the clock. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  coins: wireAmount.positive(),
  /** How many players get it: the first who claim. */
  claims: z.int().positive().max(10_000),
})

/** Drops that fall each day of the run at these times. */
export const coinDropsCampaign = defineCampaign({
  feature: 'coin-drops',
  config: z
    .object({
      drops: z.array(dailyDrop).min(1).max(24),
      /** How long a drop can be claimed. */
      openMinutes: z.int().min(1).max(60),
    })
    .refine(({ drops, openMinutes }) => areApart(drops, openMinutes), {
      path: ['drops'],
      error: 'a drop closes before the next one falls',
    }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'coins-pile',
  link: '/coin-drops',
})

function areApart(drops: readonly z.infer<typeof dailyDrop>[], openMinutes: number): boolean {
  const minutes = drops.map(({ time }) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))).toSorted((a, b) => a - b)
  return minutes.every((at, nth) => (minutes[nth + 1] ?? minutes[0]! + DAY_MINUTES) - at >= openMinutes)
}
