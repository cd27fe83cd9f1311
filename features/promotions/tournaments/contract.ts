import { z } from 'zod'
import { campaignOnPage } from '#kernel/campaign.ts'
import { pageQuery, prizeAmounts, shownFace, unixSeconds } from '#kernel/contract.ts'
import { infoRoute } from '#kernel/promotion-routes.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { ProfilePart } from '#kernel/profile.ts'
import { definePush } from '#kernel/push.ts'

const id = z.string()
const place = z.int().min(1)
/** Won units of the mode, or the multiple of the play amount; with up to two decimals. */
const points = z.number().min(0)
/** A push does not know the page's language. */
const title = z.record(z.enum(LOCALES), z.string())

/** How many places a leaderboard shows. */
export const SHOWN_PLACES = 20

/** Rank 1 first; public names and avatars, null for players who are hidden. */
const winners = z.array(z.object({ place, ...shownFace, points }))
/** The place is null until a round has scored. */
const playerData = z.object({ roundsPlayed: z.int().min(0), points, place: place.nullable() })
/** A prize that the player has received. */
const win = z.object({ id, title, place, ...prizeAmounts })
export type Win = z.infer<typeof win>

export const tournamentPush = definePush({
  pushType: 'tournament',
  data: z.discriminatedUnion('action', [
    z.object({ action: z.literal('start'), id, title, finishedAt: unixSeconds.nullable() }),
    z.object({ action: z.literal('stop'), id, title }),
    z.object({ action: z.literal('positions'), id, winners }),
    /** A round of the player has scored. */
    z.object({ action: z.literal('bet'), id, playerData }),
    win.extend({ action: z.literal('playerWin') }),
  ]),
})

/** In the profile: the tournament that its card shows, and the prizes of the last days. */
const standing = z.object({ id: id.nullable(), playerData: playerData.nullable(), wins: z.array(win) })
export type TournamentStanding = z.infer<typeof standing>

/** What the profile says of it. */
export type InProfile = { readonly tournaments?: ProfilePart<typeof standing> }

export const NEXT_LIMIT = 5
export const HISTORY_LIMIT = 4

/** How rounds score: the sum of wins, the best win, or the best win relative to its stake. */
export const scoreRule = z.enum(['sum', 'best-win', 'best-multiplier'])

export const gameMode = z.enum(['TournamentPoints', 'SweepStakes'])

/** Prize of each rank in a range. */
export const placePrize = z.object({ fromPlace: place, toPlace: place, ...prizeAmounts })

const tournament = z.object({
  campaign: campaignOnPage,
  /** The campaign's id; keys the history and the ranks. */
  historyId: id,
  games: z.array(z.object({ slug: z.string(), title: z.string() })),
  mode: gameMode,
  scoreRule,
  prizes: z.array(placePrize),
  /** The prizes are shown without their entries. */
  isCoinsOnly: z.boolean(),
  /** The top of the leaderboard; empty while nobody has scored. */
  winners,
  /** How many players have scored. */
  players: z.int().min(0),
  /** The ranks are final, and the prizes are granted. */
  isFinal: z.boolean(),
  /** Null for a guest and for a player who has not taken part. */
  playerData: playerData.nullable(),
})
export type Tournament = z.infer<typeof tournament>

export const getTournament = infoRoute({
  path: '/rest/tournament/',
  summary: 'Returns the current tournament, or the next, or the last. Filter by game with `gameId`.',
  query: z.object({ gameId: z.string().max(60).optional() }),
  data: z.object({ campaign: campaignOnPage, tournament: tournament.nullable() }),
})

const data = z.object({ tournaments: z.array(tournament) })

export const getNext = infoRoute({
  path: '/rest/next-tournaments/',
  summary: 'Lists current and upcoming tournaments, soonest first.',
  query: pageQuery(NEXT_LIMIT, { max: 20 }),
  data,
})

export const getHistory = infoRoute({
  path: '/rest/tournaments-history/',
  summary: 'Lists past tournaments, newest first.',
  query: pageQuery(HISTORY_LIMIT, { max: 20 }),
  data,
})
