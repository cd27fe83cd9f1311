import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { route, unixSeconds, wireAmount } from '#kernel/contract.ts'
import { definePush, type PushData } from '#kernel/push.ts'

const id = z.string()
const title = z.string()
const place = z.int().min(1)

export const tournamentPush = definePush({
  pushType: 'tournament',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('start'), id, title, finishedAt: unixSeconds }),
    z.object({ action: z.literal('stop'), id, title }),
    /** The head of the table, the first place first. */
    z.object({
      action: z.literal('positions'),
      id,
      winners: z.array(z.object({ place, name: z.string(), points: z.number() })),
    }),
    /** A round of the player has counted. */
    z.object({
      action: z.literal('bet'),
      id,
      playerData: z.object({ roundsPlayed: z.int().min(0), points: z.number(), place }),
    }),
    z.object({
      action: z.literal('playerWin'),
      id,
      title,
      place,
      coins: wireAmount.min(0),
      entries: wireAmount.min(0),
    }),
  ]),
  samples: {
    start: { action: 'start', id: 'tournament-1', title: 'Friday sprint', finishedAt: 1_796_000_000 },
    stop: { action: 'stop', id: 'tournament-1', title: 'Friday sprint' },
    positions: {
      action: 'positions',
      id: 'tournament-1',
      winners: [
        { place: 1, name: 'm•••a', points: 4_120 },
        { place: 2, name: 'j•••n', points: 3_980 },
      ],
    },
    bet: { action: 'bet', id: 'tournament-1', playerData: { roundsPlayed: 31, points: 2_260, place: 7 } },
    playerWin: { action: 'playerWin', id: 'tournament-1', title: 'Friday sprint', place: 3, coins: 2_500_000, entries: 1_000 },
  },
})

declare module '#kernel/push.ts' {
  interface PushPayloads {
    tournament: PushData<typeof tournamentPush>
  }
}

export const NEXT_LIMIT = 5
export const HISTORY_LIMIT = 4

/** What a round counts: all wins together, the best win, or the best win over its play amount. */
export const scoreRule = z.enum(['sum', 'best-win', 'best-multiplier'])

/** What places of a table win, each of them. */
export const placePrize = z.object({
  fromPlace: place,
  toPlace: place,
  coins: wireAmount.min(0),
  entries: wireAmount.min(0),
})

const tournament = z.object({
  campaign: campaignOnPage,
  /** The campaign's id; what history and places go by. */
  historyId: id,
  games: z.array(z.object({ slug: z.string(), title })),
  scoreRule,
  prizes: z.array(placePrize),
  /** The head of the table; empty while nobody has scored. */
  winners: z.array(z.object({ place, name: z.string(), points: z.number() })),
  /** Null for a guest, and for a player without a round that counts. */
  playerData: z.object({ roundsPlayed: z.int().min(0), points: z.number(), place }).nullable(),
})
export type Tournament = z.infer<typeof tournament>

export const getTournament = route({
  method: 'GET',
  path: '/rest/tournament/',
  effect: 'read',
  actor: 'visitor',
  summary: 'The tournament that goes on, else the next one, else the last; of one game with `gameId`.',
  query: z.object({ gameId: z.string().max(60).optional() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ campaign: campaignOnPage, tournament: tournament.nullable() }),
  }),
})

const part = (limit: number) =>
  z.object({ limit: z.coerce.number().int().min(1).max(20).default(limit), offset: z.coerce.number().int().min(0).default(0) })
const list = z.object({ success: z.literal(true), data: z.object({ tournaments: z.array(tournament) }) })

export const getNext = route({
  method: 'GET',
  path: '/rest/next-tournaments/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Tournaments that go on or are to come, the soonest first.',
  query: part(NEXT_LIMIT),
  reply: list,
})

export const getHistory = route({
  method: 'GET',
  path: '/rest/tournaments-history/',
  effect: 'read',
  actor: 'visitor',
  summary: 'Tournaments that are over, the latest first.',
  query: part(HISTORY_LIMIT),
  reply: list,
})
