import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Amounts are minor units. Every place has coins, which is what it pays where entries are closed. */
const prize = z.object({
  from: z.int().min(1),
  to: z.int().min(1).max(10_000),
  coins: wireAmount.positive(),
  entries: wireAmount.min(0),
})
type Prize = z.infer<typeof prize>

/** Ranks are consecutive from the first. */
export const areInOrder = (prizes: readonly Pick<Prize, 'from' | 'to'>[]): boolean =>
  prizes.every(({ from, to }, at) => from === (prizes[at - 1]?.to ?? 0) + 1 && to >= from)

/** One draw at the end of the campaign, among all tickets earned until then. Its terms are the same for everyone. */
export const lotteryCampaign = defineCampaign({
  feature: 'lottery',
  config: z
    .object({
      coinsPerTicket: wireAmount.positive().meta({ title: 'Coins played per ticket' }),
      ticketsMax: z.int().min(1).max(1_000).meta({ title: 'Most tickets of a player' }),
      /** Asking brings all of them; a purchase brings at most as many, and less what the day has brought already. */
      dailyTickets: z.int().min(1).max(100).meta({ title: 'Free tickets a day, also the most by purchases' }),
      centsPerTicket: z
        .int()
        .min(1)
        .max(100_000)
        .nullable()
        .meta({ title: 'US dollars per ticket of a purchase', widget: 'cents' }),
      takeDays: z.int().min(1).max(90).meta({ title: 'Days to take a prize, after which it is paid by itself' }),
      /** Heading above the prizes, where it differs from the default. */
      bucketLabel: z.object({ en: z.string().max(40), es: z.string().max(40) }).optional(),
      prizes: z.array(prize).min(1).max(20).refine(areInOrder, 'places in order').meta({ title: 'Prizes' }),
    })
    .meta({ experiment: false }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'chest',
  link: '/lottery',
  linkOf: (id) => `/lottery?draw=${id}`,
})
