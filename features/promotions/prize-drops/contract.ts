import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

/** The winner gets the message on the player channel, everyone else on the brand channel, never with an account id. */
export const prizeDropsPush = definePush({
  pushType: 'prizeDrops',
  data: z.object({
    action: z.literal('prizeAssigned'),
    dropId: z.string(),
    isOwn: z.boolean(),
    /** Masked for the public: `m•••a`. */
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
    'prizeAssigned to another player': {
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

const wholeCoins = z.int().meta({ description: 'whole coins' })

/** Number of prizes of one kind in a day's pool. */
const prizeKind = z.object({
  /** Prizes of this kind left today. */
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
  summary: 'Returns the daily pool, its prizes, and recent winners. Null and empty when none is scheduled.',
  reply: z.object({
    success: z.literal(true),
    campaign: campaignOnPage,
    general: z
      .object({
        /** Whole coins, per the specification; `prizes` are minor units, like all balances. */
        dailyPrizePool: wholeCoins,
        highestPrizePerDay: wholeCoins,
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
    /** Seconds left; null where no prize is coming. */
    nextPrizeWillAccrueIn: z.int().min(0).nullable(),
  }),
})
