import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'

/** What the places from `from` to `to` get, each. */
export const lotteryPrize = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
})
export type LotteryPrize = z.infer<typeof lotteryPrize>

const campaignId = z.string().regex(/^cmp_[a-z0-9]{10,40}$/i)
const ofDraw = z.object({ id: campaignId })

export const getDetails = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/details/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The draw: when it is, how tickets come, and what each place gets.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      campaign: campaignOnPage,
      /** When the winners are drawn; null where no draw is planned. */
      drawAt: unixSeconds.nullable(),
      /** Coins of play that bring one ticket. */
      coinsPerTicket: wireAmount.nullable(),
      ticketsMax: z.int().nullable(),
      /** The heading over the prizes; null for the usual one. */
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
  summary: 'Who won in a draw; nobody before it.',
  params: ofDraw,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      isDrawn: z.boolean(),
      winners: z.array(
        z.object({
          place: z.int().min(1),
          /** Masked. */
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
  summary: 'The player’s tickets for the draw that is shown, and how far the next one is.',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      tickets: z.array(z.int()),
      /** From 0 to `coinsPerTicket`. */
      progress: wireAmount.min(0),
    }),
  }),
})

/** Nothing is drawn yet; the player won nothing in it. */
export const takeRefusal = z.enum(['not_drawn', 'no_reward'])

export const takeReward = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/take-reward/:id/',
  effect: 'write',
  actor: 'player',
  alsoPost: true,
  summary: 'Takes what the player won in a draw; a repeat gets the same answer.',
  params: ofDraw,
  callsPerMinuteMax: 20,
  reply: z.discriminatedUnion('success', [
    z.object({ success: z.literal(true), data: z.object({ coins: wireAmount, entries: wireAmount }) }),
    z.object({ success: z.literal(false), reasonType: takeRefusal }),
  ]),
})
