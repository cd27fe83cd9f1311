import { z } from 'zod'
import { AVATARS } from '#kernel/avatars.ts'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import type { WhileActive } from '#kernel/profile.ts'
import { definePush } from '#kernel/push.ts'

/** Bronze, silver, gold. */
const prizeLvl = z.literal([1, 2, 3])
export type PrizeLvl = z.infer<typeof prizeLvl>

/** A drop that was won. */
const wonDrop = z.object({
  dropId: z.string(),
  /** The public name and avatar; null for players who hide, and in the winner's own message. */
  winner: z.string().nullable(),
  avatar: z.enum(AVATARS).nullable(),
  prizeValue: wireAmount.min(0),
  prizeLvl,
})

/**
 * `prizeAssigned`: the winner gets it on the player channel, everyone on the brand channel, never with an account id.
 * `nextPrize`: a prize drops within a minute.
 */
export const prizeDropsPush = definePush({
  pushType: 'prizeDrops',
  data: z.discriminatedUnion('action', [
    wonDrop.extend({ action: z.literal('prizeAssigned'), isOwn: z.boolean(), asset: z.enum(['coins', 'entries']) }),
    z.object({ action: z.literal('nextPrize'), nextPrizeAt: unixSeconds }),
  ]),
})

/** What the profile says of it. */
export type InProfile = {
  readonly prizeDrops: WhileActive<{
    readonly minimalLevelPlay: number
    /** Of today's pool. */
    readonly prizesLeft: number
    readonly nextPrizeAt: number | null
  }>
}

const wholeCoins = z.int().meta({ description: 'whole coins' })

/** Number of prizes of one kind in a day's pool. */
const prizeKind = z.object({
  /** Prizes of this kind left today. */
  prizeLeft: z.int().min(0),
  prizeValue: wireAmount,
  prizeLvl,
  /** Prizes of this kind in a whole day. */
  count: z.int().positive(),
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
        /** The end of the pool of today, and the start of the next one. */
        finishedAt: unixSeconds.nullable(),
        nextPrizePoolStartedAt: unixSeconds.nullable(),
      })
      .nullable(),
    prizes: z.array(prizeKind),
    lastWinners: z.array(wonDrop.extend({ at: unixSeconds })),
    /** Seconds left and that moment: told in the last minute before a prize drops, else null. */
    nextPrizeWillAccrueIn: z.int().min(0).nullable(),
    nextPrizeAt: unixSeconds.nullable(),
    /** How long a dropped prize waits for a round. */
    openMinutes: z.int().nullable(),
  }),
})
