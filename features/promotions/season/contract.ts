import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { wireAmount } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'
import { definePush } from '#kernel/push.ts'

/** A season's prizes count entries in hundreds: 5 on the wire is 500 entries, credited and shown. */
export const ENTRIES_PER_SHOWN = 100

/** The progress of a player: in the profile, in pushes and in replies. */
const progress = z.object({
  slug: z.string(),
  /** Of the points of the last level, rounded down to a tenth; 100 once that is reached. */
  totalProgressPercents: z.number().min(0).max(100),
  /** The highest level reached; 0 before the first. */
  currentLevel: z.int().min(0),
  points: z.int().min(0),
})
export type Progress = z.infer<typeof progress>

export const seasonPush = definePush({
  pushType: 'season',
  data: z.discriminatedUnion('action', [
    progress.extend({ action: z.literal('progressUpdate') }),
    z.object({
      action: z.literal('prizeAssigned'),
      level: z.int().min(1),
      coins: wireAmount.min(0),
      /** In hundreds. */
      entries: z.number().min(0),
    }),
  ]),
})

/** What the profile says of it. */
export type InProfile = { readonly season: { readonly isEnabled: boolean; readonly slug?: string | null } & Partial<Progress> }

/** Instead of a season's name: the running season, otherwise the next, otherwise the last. */
export const CURRENT_SEASON = 'current'

const seasonLevel = z.object({
  level: z.int().min(1),
  points: z.int().min(1),
  coins: wireAmount.min(0),
  /** In hundreds; 0 where entries are closed. */
  entries: z.number().min(0),
})

export const getSeason = infoRoute({
  path: '/rest/seasons/:season/',
  summary: 'Returns a season by its slug, or `current`, with its levels, its points and the player’s progress.',
  params: z.object({ season: z.string().max(60) }),
  data: progress.extend({
    campaign: campaignOnPage,
    slug: z.string().nullable(),
    levels: z.array(seasonLevel),
    /** Points for a whole unit (100 minor units) staked in a mode; null without a season. */
    pointsPerUnit: z.object({ TournamentPoints: z.int(), SweepStakes: z.int() }).nullable(),
    /** Points for each reward of another promotion. */
    pointsPerReward: z.int().min(0),
    /** Entries are closed to this visitor: levels show and pay their coins. */
    isCoinsOnly: z.boolean(),
  }),
})
