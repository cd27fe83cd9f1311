import type { Id } from '#kernel/id.ts'
import { DAY_MS } from '#kernel/time.ts'
import { shownCampaigns } from '#platform/campaigns/index.ts'
import type { Context, PlayerContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import {
  boardOf,
  countOf,
  finalPlaceOf,
  finalPlaces,
  namePlaces,
  rankOf,
  readEarned,
  readFinalHead,
  readLastCell,
  topOf,
} from '#promotions/index.ts'
import { SHOWN_PLACES, type Tournament, type TournamentStanding, type Win } from '../contract.ts'
import { tournamentsCampaign } from '../shared/campaign.ts'
import { placeOf, titleOf, toPlayerData, toWinners, tournament } from './promotion.ts'

/** How long a prize is shown to a player who was away. */
const WIN_SHOWN_MS = 7 * DAY_MS
const WINS_MAX = 10

type Standings = Pick<Tournament, 'winners' | 'players' | 'isFinal' | 'playerData'>

export const NOT_BEGUN: Standings = { winners: [], players: 0, isFinal: false, playerData: null }

/** The leaderboard of a run, final once its results are computed, with the visitor's place. */
export async function readStandings(ctx: VisitorContext, slices: readonly ServerFeature[], run: Id<'cmp'>): Promise<Standings> {
  const { reader, session } = ctx
  const board = boardOf(run)
  const final = await readFinalHead(reader, board)
  const [top, players, playerData] = await Promise.all([
    final ? finalPlaces(reader, board, { limit: SHOWN_PLACES }) : topOf(reader, board, SHOWN_PLACES),
    final ? final.size : countOf(reader, board),
    session ? readOwn(ctx, session.playerId, { run, isFinal: final !== undefined }) : null,
  ])
  return { winners: toWinners(await namePlaces(reader, slices, top)), players, isFinal: final !== undefined, playerData }
}

/** Null for a player who has not taken part. */
async function readOwn(
  { reader }: Pick<Context, 'reader'>,
  player: Id<'plr'>,
  { run, isFinal }: { run: Id<'cmp'>; isFinal: boolean },
) {
  const cell = await readLastCell(reader, tournament, { player, run })
  if (!cell) return null
  const place = await (isFinal ? finalPlaceOf : rankOf)(reader, boardOf(run), player)
  return toPlayerData(cell, place)
}

/** The profile's part: the player's place in the tournament on the card, and the prizes of the last days. */
export async function readProfile(ctx: PlayerContext): Promise<TournamentStanding> {
  const { current } = await shownCampaigns(ctx, tournamentsCampaign)
  const [playerData, wins] = await Promise.all([
    current ? readOwn(ctx, ctx.playerId, { run: current.id, isFinal: false }) : null,
    readWins(ctx),
  ])
  return { id: current?.id ?? null, playerData, wins }
}

async function readWins({ reader, playerId: player, clock }: PlayerContext): Promise<Win[]> {
  const earned = await readEarned(reader, { player, placesOf: tournamentsCampaign.feature, limit: WINS_MAX })
  return earned.flatMap(({ key, run: id, words, paidAt, value }) => {
    const place = placeOf(key)
    const isShown = paidAt !== null && paidAt > clock.now() - WIN_SHOWN_MS
    if (place === undefined || !isShown || value.kind !== 'balance') return []
    return [{ id, title: titleOf(words), place, coins: value.coins, entries: value.entries }]
  })
}
