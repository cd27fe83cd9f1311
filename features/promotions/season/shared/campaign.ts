import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { seasonLevel } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

type Level = z.infer<typeof seasonLevel>

/** Levels are consecutive, and each requires more than the previous one. */
export const isPath = (levels: readonly Level[]): boolean =>
  levels.every(({ level, points }, at) => level === at + 1 && points > (levels[at - 1]?.points ?? 0))

/** One progress path over many weeks. */
export const seasonCampaign = defineCampaign({
  feature: 'season',
  config: z.object({ levels: z.array(seasonLevel).min(1).max(100).refine(isPath, 'levels in order, each higher') }),
  isExclusive: true,
  hasRule: false,
  words: { en, es },
  picture: 'leaf',
  link: '/season',
})
