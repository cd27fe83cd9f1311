import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { miniLevel } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** The levels of a run in order, and the win odds of a spin. */
export const miniGameSlotCampaign = defineCampaign({
  feature: 'mini-game-slot',
  config: z.object({
    levels: z
      .array(miniLevel)
      .min(2)
      .max(12)
      .refine((levels) => levels.every(({ level }, at) => level === at + 1), 'levels in order'),
    /** How many of 100,000 spins win. */
    winPer100k: z.int().min(1_000).max(95_000).default(60_000).meta({ title: 'Chance to win' }),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'reels',
  link: '?openModal=mini-game-slot',
})
