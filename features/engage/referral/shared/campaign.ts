import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { rewardCondition } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** What an inviter gets for a friend, and what the friend has to reach for it. */
export const referralCampaign = defineCampaign({
  feature: 'referral',
  config: z.object({ coins: wireAmount.min(0), entries: wireAmount.min(0), condition: rewardCondition }),
  isExclusive: true,
  words: { en, es },
  picture: 'letter',
  link: '/referral',
})
