import { z } from 'zod'
import { defineCampaign } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { words as en } from './words.en.ts'
import { words as es } from './words.es.ts'

/** Points for a whole unit (100 minor units) staked in a mode; 0: it earns none. */
const pointRate = z.int().min(0).max(10_000)

/** Amounts are minor units. Every level has coins, which is what it pays where entries are closed. */
const level = z.object({
  level: z.int().min(1),
  points: z.int().min(1).max(1_000_000_000).meta({ title: 'From points' }),
  coins: wireAmount.positive().meta({ experiment: true }),
  entries: wireAmount.min(0),
})
type Level = z.infer<typeof level>

/** Levels are consecutive, and each requires more than the previous one. */
export const isPath = (levels: readonly Pick<Level, 'level' | 'points'>[]): boolean =>
  levels.every((each, at) => each.level === at + 1 && each.points > (levels[at - 1]?.points ?? 0))

/** One progress path over many weeks, with a prize at each level. */
export const seasonCampaign = defineCampaign({
  feature: 'season',
  config: z.object({
    levels: z.array(level).min(1).max(100).refine(isPath, 'levels in order, each higher').meta({ title: 'Levels' }),
    pointsPerUnit: z
      .object({ TournamentPoints: pointRate, SweepStakes: pointRate })
      .meta({ title: 'Points for 1.00 played', experiment: true }),
    /** For coins, entries or free spins that another promotion paid. */
    pointsPerReward: z.int().min(0).max(1_000_000).meta({ title: 'Points for a reward of another promotion', experiment: true }),
  }),
  isExclusive: true,
  hasRule: true,
  words: { en, es },
  picture: 'leaf',
  link: '/season',
})
