import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { referralCondition } from '#features/account/registration/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** What each side gets, and the condition that the friend has to meet in the campaign's time. */
export const referralCampaign = defineCampaign({
  feature: 'referral',
  config: z.object({
    coins: wireAmount.min(0),
    entries: wireAmount.min(0),
    condition: referralCondition,
    /** How many friends bring an inviter the reward in one campaign. */
    friendsMax: z.int().min(1).max(10_000).default(50),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'letter',
  link: '/referral',
})
