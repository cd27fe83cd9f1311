import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** The player who wins hears it on the own channel, everybody of the brand on theirs: never whose account it was. */
export const prizeDropsPush = definePush({
  pushType: 'prizeDrops',
  data: z.object({
    action: z.literal('prizeAssigned'),
    dropId: z.string(),
    isOwn: z.boolean(),
    /** As everybody may read it: `m•••a`. */
    winner: z.string(),
    asset: z.enum(['coins', 'entries']),
    prizeValue: wireAmount.min(0),
    /** Bronze, silver, gold. */
    prizeLvl: z.literal([1, 2, 3]),
  }),
  samples: {
    'prizeAssigned to oneself': {
      action: 'prizeAssigned',
      dropId: 'drop-1',
      isOwn: true,
      winner: 'm•••a',
      asset: 'coins',
      prizeValue: 500_000,
      prizeLvl: 3,
    },
    'prizeAssigned to somebody else': {
      action: 'prizeAssigned',
      dropId: 'drop-2',
      isOwn: false,
      winner: 'j•••n',
      asset: 'coins',
      prizeValue: 20_000,
      prizeLvl: 1,
    },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    prizeDrops: PushData<typeof prizeDropsPush>
  }
}

/** How many prizes of one kind a day's pool has. */
const prizeKind = z.object({
  /** Of that kind still to come today. */
  prizeLeft: z.int().min(0),
  prizeValue: wireAmount,
  /** Bronze, silver, gold. */
  prizeLvl: z.literal([1, 2, 3]),
})
export type PrizeKind = z.infer<typeof prizeKind>

export const getInfo = route({
  method: 'GET',
  path: '/rest/prize-drops/info/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The pool of a day, its prizes and who has won lately; null and empty where none is planned.',
  reply: z.object({
    success: z.literal(true),
    campaign: campaignOnPage,
    general: z
      .object({
        dailyPrizePool: wireAmount,
        highestPrizePerDay: wireAmount,
        prizeCountPerDay: z.int(),
        minimalLevelPlay: z.int(),
        finishedAt: unixSeconds.nullable(),
        nextPrizePoolStartedAt: unixSeconds.nullable(),
      })
      .nullable(),
    prizes: z.array(prizeKind),
    lastWinners: z.array(
      z.object({ winner: z.string(), prizeValue: wireAmount, prizeLvl: z.literal([1, 2, 3]), at: unixSeconds }),
    ),
    /** Unix seconds; null where no prize is on its way. */
    nextPrizeWillAccrueIn: unixSeconds.nullable(),
  }),
})
