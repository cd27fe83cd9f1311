import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { fortunePackage } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** The packages of one run, each with a unique name. */
export const fortuneCampaign = defineCampaign({
  feature: 'fortune-investment',
  config: z.object({
    packages: z
      .array(fortunePackage)
      .min(1)
      .max(6)
      .refine((packages) => new Set(packages.map(({ id }) => id)).size === packages.length, 'a name for each'),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'money-bag',
  link: '/fortune-days',
})
