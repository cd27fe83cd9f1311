import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { plannedTask, questType } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** A calendar: the first day is that of the campaign's start. */
export const questsCampaign = defineCampaign({
  feature: 'quests',
  config: z.object({
    type: questType,
    days: z
      .array(z.object({ tasks: z.array(plannedTask).min(1).max(6) }))
      .min(1)
      .max(60),
  }),
  isExclusive: true,
  words: { en, es },
  picture: 'compass',
  link: '/quests',
})
