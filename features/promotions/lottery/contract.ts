import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** The prize of each rank from `from` to `to`. */
export const lotteryPrize = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
})
export type LotteryPrize = z.infer<typeof lotteryPrize>

/** Applies to every call: an unknown draw is not found. */
const ofDraw = z.object({ id: z.string().max(60) })

export const getDetails = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/details/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Returns the latest draw, or the one with this id: its time, how to earn tickets, and the prize of each place.',
  query: ofDraw.partial(),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** When the winners are drawn; null where no draw is planned. */
      drawAt: unixSeconds.nullable(),
      /** Coins staked per ticket. */
      coinsPerTicket: wireAmount.nullable(),
      ticketsMax: z.int().nullable(),
      /** Heading above the prizes; null for the default. */
      bucketLabel: z.string().nullable(),
      prizes: z.array(lotteryPrize),
    }),
  }),
})

export const getLeaderboard = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/leaderboard/:id/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Lists a draw’s winners. Empty before the draw.',
  params: ofDraw,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      isDrawn: z.boolean(),
      winners: z.array(
        z.object({
          place: z.int().min(1),
          /** Masked login. */
          name: z.string(),
          ticket: z.int(),
          coins: wireAmount,
          entries: wireAmount,
        }),
      ),
    }),
  }),
})

export const getTickets = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/player-tickets/',
  effect: 'read',
  actor: 'player',
  summary: 'Returns the player’s tickets for the current draw and the progress to the next one.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      tickets: z.array(z.int()),
      /** From 0 to `coinsPerTicket`. */
      progress: wireAmount.min(0),
    }),
  }),
})

export const takeReward = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/take-reward/:id/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  alsoPost: true,
  summary: 'Claims the player’s prize in a draw. Refused with `not-running` while draws don’t take place. Idempotent.',
  params: ofDraw,
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ coins: wireAmount, entries: wireAmount }) }),
    z.object({ success: z.literal(false), reasonType: z.literal('not-running') }),
  ]),
})
