import { z } from 'zod'
import { wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** A season's prizes count their entries in hundreds: 5 on the wire is 500 entries, credited and shown. */
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
