import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { type League, league } from '../contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Every level belongs to one league: they follow each other from the first level on. */
export const isLadder = (leagues: readonly League[]): boolean =>
  leagues.every(
    ({ id, fromLevel, toLevel }, at) =>
      id === at + 1 && fromLevel === (leagues[at - 1]?.toLevel ?? 0) + 1 && toLevel >= fromLevel,
  )

/** The leagues of a brand; one ladder at a time. */
export const rankLeagueCampaign = defineCampaign({
  feature: 'rank-league',
  config: z.object({ leagues: z.array(league).min(1).max(6).refine(isLadder, 'levels follow each other from the first on') }),
  isExclusive: true,
  words: { en, es },
  picture: 'league-gold',
  link: '/vip',
})
