import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** A season's prizes count entries in hundreds: 5 on the wire is 500 entries, credited and shown. */
export const ENTRIES_PER_SHOWN = 100

export const seasonPush = definePush({
  pushType: 'season',
  data: z.discriminatedUnion('action', [
    z.object({
      action: z.literal('progressUpdate'),
      slug: z.string(),
      totalProgressPercents: z.number().min(0).max(100),
      currentLevel: z.int().min(0),
    }),
    z.object({
      action: z.literal('prizeAssigned'),
      level: z.int().min(1),
      coins: wireAmount.min(0),
      /** In hundreds. */
      entries: z.number().min(0),
    }),
  ]),
  samples: {
    progressUpdate: { action: 'progressUpdate', slug: 'autumn', totalProgressPercents: 42, currentLevel: 4 },
    prizeAssigned: { action: 'prizeAssigned', level: 4, coins: 1_000_000, entries: 5 },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    season: PushData<typeof seasonPush>
  }
}

/** Instead of a season's name: the running season, otherwise the next. */
export const CURRENT_SEASON = 'current'

export const seasonLevel = z.object({
  level: z.int().min(1),
  points: z.int().min(1),
  coins: wireAmount.min(0),
  /** In hundreds. */
  entries: z.number().min(0),
})

export const getSeason = route({
  method: 'GET',
  path: '/rest/seasons/:season/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns a season by its slug, or `current`, with its levels and the player’s progress.',
  params: z.object({ season: z.string().max(60) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      slug: z.string().nullable(),
      totalProgressPercents: z.number().min(0).max(100),
      currentLevel: z.int().min(0),
      levels: z.array(seasonLevel),
    }),
  }),
})
