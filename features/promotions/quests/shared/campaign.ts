import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { calendarType, plannedTask } from '#kernel/tasks/task.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** A calendar whose first day is the campaign's start date. */
export const questsCampaign = defineCampaign({
  feature: 'quests',
  config: z
    .object({
      type: calendarType,
      days: z
        .array(z.object({ tasks: z.array(plannedTask).min(1).max(6) }))
        .min(1)
        .max(60),
    })
    .refine(
      ({ type, days }) =>
        type === 'season' || days.every(({ tasks }) => tasks.every((task) => task.type !== 'sign-in' || task.target === 1)),
      'an advent day has one sign-in',
    ),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'compass',
  link: '/quests',
})
