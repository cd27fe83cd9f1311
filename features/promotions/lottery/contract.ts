import { z } from 'zod'
import { campaignOnPage, drawnReply } from '#kernel/campaign.ts'
import { pageQuery, prizeAmounts, route, shownFace, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { actRoute, infoRoute } from '#kernel/promotion-routes.ts'

/** The prize of each rank from `from` to `to`. */
const lotteryPrize = z.object({
  from: z.int().min(1),
  to: z.int().min(1),
  /** Without entries where they are closed. */
  ...prizeAmounts,
})
export type LotteryPrize = z.infer<typeof lotteryPrize>

/** Applies to every call: an unknown draw is not found. */
const ofDraw = z.object({ id: z.string().max(60) })

export const WINNERS_LIMIT = 10
export const DRAWS_LIMIT = 4

const reward = z.object(prizeAmounts)
export type Reward = z.infer<typeof reward>

export const getDetails = infoRoute({
  path: '/rest/promo-events/lottery/details/',
  summary:
    'Returns the latest draw, or the one with this id: its time, how to earn tickets, its tickets and the prize of each place.',
  query: ofDraw.partial(),
  data: z.object({
    campaign: campaignOnPage,
    /** When the winners are drawn; null where no draw is planned. */
    drawAt: unixSeconds.nullable(),
    /** Coins staked per ticket. */
    coinsPerTicket: wireAmount.nullable(),
    /** Of a player in the whole draw. */
    ticketsMax: z.int().nullable(),
    /** What a player can get each day by asking; purchases count towards the same number. */
    dailyTickets: z.int().min(0),
    /** US cents of a purchase per ticket; null where purchases bring none. */
    centsPerTicket: z.int().min(1).nullable(),
    /** Heading above the prizes; null for the default. */
    bucketLabel: z.string().nullable(),
    prizes: z.array(lotteryPrize),
    /** Entries are closed to this visitor: places show and pay their coins. */
    isCoinsOnly: z.boolean(),
    /** In the draw by now. */
    ticketsTotal: z.int().min(0),
    /** Hex SHA-256 of the draw's seed, by which `/fair` lists it; null before it is sealed. */
    commit: z.string().nullable(),
    isDrawn: z.boolean(),
  }),
})

const winner = z.object({
  place: z.int().min(1),
  ...shownFace,
  /** 32 hexadecimal digits, as in the proof of the draw. */
  ticket: z.string(),
  ...prizeAmounts,
})
export type Winner = z.infer<typeof winner>

/** What the player won in a draw. `isTaken`: it is in the balance. */
const ownPrize = z.object({ ...prizeAmounts, places: z.array(z.int().min(1)), isTaken: z.boolean() })

export const getLeaderboard = infoRoute({
  path: '/rest/promo-events/lottery/leaderboard/:id/',
  summary: 'Lists a draw’s winners by place, and what the player won. Empty before the draw.',
  params: ofDraw,
  query: pageQuery(WINNERS_LIMIT, { max: 100 }),
  data: z.object({
    isDrawn: z.boolean(),
    winners: z.array(winner),
    /** There are winners after these. */
    hasMore: z.boolean(),
    /** Null for guests and for players without a prize. */
    own: ownPrize.nullable(),
  }),
})

const ticket = z.object({ ticket: z.string(), source: z.enum(['play', 'daily']), at: unixSeconds })

const tickets = z.object({
  /** Of the running draw, newest first; of the last one once that has ended. */
  tickets: z.array(ticket),
  /** Coins towards the next ticket, from 0 to `coinsPerTicket`. */
  progress: wireAmount.min(0),
  /** What asking brings today. */
  dailyLeft: z.int().min(0),
})
export type OwnTickets = z.infer<typeof tickets>

export const getTickets = infoRoute({
  path: '/rest/promo-events/lottery/player-tickets/',
  actor: 'player',
  summary: 'Returns the player’s tickets for the current draw, or the draw with this id, and the progress to the next one.',
  query: ofDraw.partial(),
  data: tickets,
})

export const askTickets = actRoute({
  path: '/rest/promo-events/lottery/free-tickets/',
  summary: 'Gives today’s free tickets, without a purchase or any other condition. Idempotent by request.',
  callsPerMinuteMax: 20,
  data: z.object({ tickets: z.int().min(1) }),
  /** `asked-today`: today’s tickets are given. `all-tickets`: the player has the most that a draw allows. */
  refusals: ['asked-today', 'all-tickets'],
})

export const takeReward = route({
  method: 'GET',
  path: '/rest/promo-events/lottery/take-reward/:id/',
  effect: 'write',
  actor: 'player',
  guardedAs: 'promotion',
  alsoPost: true,
  summary: 'Pays the player’s prizes in a draw. Refused before the draw and without a prize. Idempotent.',
  params: ofDraw,
  callsPerMinuteMax: 20,
  reply: drawnReply(reward, 'not-drawn', 'no-reward'),
})

const pastDraw = z.object({
  id: z.string(),
  title: z.string(),
  drawAt: unixSeconds,
  ticketsTotal: z.int().min(0),
  isDrawn: z.boolean(),
  first: reward,
})
export type PastDraw = z.infer<typeof pastDraw>

export const listDraws = infoRoute({
  path: '/rest/promo-events/lottery/draws/',
  summary: 'Lists past draws, newest first.',
  query: pageQuery(DRAWS_LIMIT, { max: 100 }),
  data: z.object({ draws: z.array(pastDraw), hasMore: z.boolean() }),
})

/** What the profile says of it. */
export type InProfile = {
  readonly lottery?: {
    readonly isActive: boolean
    readonly tickets: number
    /** What asking brings today. */
    readonly dailyLeft: number
    /** The id of a draw with a prize to take; null without one. */
    readonly prizeOf: string | null
  }
}
