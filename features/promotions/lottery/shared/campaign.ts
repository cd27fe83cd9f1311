import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { type LotteryPrize, lotteryPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Ranks are consecutive from the first, and each one has a prize. */
export const areInOrder = (prizes: readonly LotteryPrize[]): boolean =>
  prizes.every(({ from, to, coins, entries }, at) => {
    const before = prizes[at - 1]?.to ?? 0
    return from === before + 1 && to >= from && coins + entries > 0
  })

/** One draw at the end of the campaign, among all tickets earned until then. */
export const lotteryCampaign = defineCampaign({
  feature: 'lottery',
  config: z.object({
    coinsPerTicket: wireAmount.positive(),
    ticketsMax: z.int().min(1).max(1_000),
    /** Heading above the prizes, where it differs from the default. */
    bucketLabel: z.object({ en: z.string().max(40), es: z.string().max(40) }).optional(),
    prizes: z.array(lotteryPrize).min(1).max(20).refine(areInOrder, 'places in order, none of them empty'),
  }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'chest',
  link: '/lottery',
  linkOf: (id) => `/lottery?draw=${id}`,
})
