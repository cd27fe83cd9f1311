import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { pageQuery, prizeAmounts, unixSeconds } from '#kernel/contract.ts'
import { drawnWinners, drawState, type OwnLottery, ownTickets, rankPrize, shownTerms } from '#kernel/lottery.ts'
import { actRoute, drawnRoute, infoRoute } from '#kernel/promotion-routes.ts'

/** Applies to every call: an unknown draw is not found. */
const ofDraw = z.object({ id: z.string().max(60) })

export const WINNERS_LIMIT = 10
export const DRAWS_LIMIT = 4

const reward = z.object(prizeAmounts)

export const getDetails = infoRoute({
  path: '/rest/promo-events/lottery/details/',
  summary:
    'Returns the latest draw, or the one with this id: its time, how to earn tickets, its tickets and the prize of each place.',
  query: ofDraw.partial(),
  data: z.object({
    campaign: campaignOnPage,
    /** When the winners are drawn; null where no draw is planned. */
    drawAt: unixSeconds.nullable(),
    ...shownTerms,
    /** Heading above the prizes; null for the default. */
    bucketLabel: z.string().nullable(),
    prizes: z.array(rankPrize),
    /** Entries are closed to this visitor: places show and pay their coins. */
    isCoinsOnly: z.boolean(),
    ...drawState,
  }),
})

export const getLeaderboard = infoRoute({
  path: '/rest/promo-events/lottery/leaderboard/:id/',
  summary: 'Lists a draw’s winners by place, and what the player won. Empty before the draw.',
  params: ofDraw,
  query: pageQuery(WINNERS_LIMIT, { max: 100 }),
  data: drawnWinners,
})

export const getTickets = infoRoute({
  path: '/rest/promo-events/lottery/player-tickets/',
  actor: 'player',
  summary: 'Returns the player’s tickets for the current draw, or the draw with this id, and the progress to the next one.',
  query: ofDraw.partial(),
  data: ownTickets,
})

export const askTickets = actRoute({
  path: '/rest/promo-events/lottery/free-tickets/',
  summary: 'Gives today’s free tickets, without a purchase or any other condition. Idempotent by request.',
  callsPerMinuteMax: 20,
  data: z.object({ tickets: z.int().min(1) }),
  /** `asked-today`: today’s tickets are given. `all-tickets`: the player has the most that a draw allows. */
  refusals: ['asked-today', 'all-tickets'],
})

export const takeReward = drawnRoute({
  method: 'GET',
  path: '/rest/promo-events/lottery/take-reward/:id/',
  summary: 'Pays the player’s prizes in a draw. Refused before the draw and without a prize. Idempotent.',
  params: ofDraw,
  callsPerMinuteMax: 20,
  data: reward,
  refusals: ['not-drawn', 'no-reward'],
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
export type InProfile = { readonly lottery?: OwnLottery }
