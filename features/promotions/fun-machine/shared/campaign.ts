import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { isWhole } from '#kernel/prize-table.ts'
import { type PullPrize, pullPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const PULLS_MAX = 10

/** The chances add up to the whole, and every pull wins something. */
export const isMachine = (prizes: readonly PullPrize[]): boolean =>
  isWhole(prizes) && prizes.every(({ coins, entries }) => coins + entries > 0)

/** What fills the meter and what a pull pays. */
export const funMachineCampaign = defineCampaign({
  feature: 'fun-machine',
  config: z
    .object({
      coinsToFill: wireAmount.positive().meta({ experiment: true }),
      /** Full meters that may wait; with all of them the meter stops. */
      pullsMax: z.int().min(1).max(PULLS_MAX).default(3).meta({ experiment: true }),
      /** Full meters that each player begins with. */
      startPulls: z.int().min(0).max(PULLS_MAX).default(0).meta({ experiment: true }),
      games: z.array(z.string().max(60)).min(1).max(60),
      prizes: z.array(pullPrize).min(2).max(12).refine(isMachine, 'chances that add up, and no empty prize'),
    })
    .refine(({ startPulls, pullsMax }) => startPulls <= pullsMax, 'the first pulls fit into the meter'),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'capsule-machine',
  link: '/fun-machine',
})
