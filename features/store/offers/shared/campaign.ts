import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { freeSpinsPrize } from '#kernel/free-spins.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** The bonus of a message: its slug is the message's id, `?freeEntriesBonus=hello-again`. Several run at once. */
export const messageBonusCampaign = defineCampaign({
  feature: 'offers',
  config: z
    .object({
      /** Minor units; 0 for a bonus of free spins. */
      entries: wireAmount.min(0).max(1_000_000),
      freeSpins: freeSpinsPrize.nullable(),
      /** US cents of the purchase that brings it; 0: it is given when the message is opened. */
      minPurchaseCents: z.int().min(0).max(100_000),
      /** Counted from when a player first opens the message. */
      hoursToUse: z
        .int()
        .min(1)
        .max(24 * 60),
    })
    .refine(({ entries, freeSpins }) => entries > 0 !== (freeSpins !== null), 'either entries or free spins'),
  isExclusive: false,
  hasRule: true,
  isPersonal: true,
  words: { en, es },
  picture: 'gift',
  link: '/cash/deposit-by-money/',
})
