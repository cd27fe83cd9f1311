import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { type PullPrize, pullPrize } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

const WHOLE = 100_000

/** The chances add up to the whole, and every pull wins something. */
export const isMachine = (prizes: readonly PullPrize[]): boolean =>
  prizes.reduce((sum, { chancePer100k }) => sum + chancePer100k, 0) === WHOLE &&
  prizes.every(({ coins, entries }) => coins + entries > 0)

/** What fills the meter and what a pull pays. */
export const funMachineCampaign = defineCampaign({
  feature: 'fun-machine',
  config: z.object({
    coinsToFill: wireAmount.positive(),
    games: z.array(z.string().max(60)).min(1).max(60),
    prizes: z.array(pullPrize).min(2).max(12).refine(isMachine, 'chances that add up, and no empty prize'),
  }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'coins-big',
  link: '/fun-machine',
})
