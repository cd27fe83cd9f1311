import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'

/** A player's place on a live board: 1 is the first. Points, then the earlier moment, then the earlier event decide. */
export interface Place {
  readonly place: number
  readonly player: Id<'plr'>
  readonly points: number
  /** When the points were reached. */
  readonly reachedAt: Instant
}

interface PlaceRow extends Omit<Place, 'place' | 'points'> {
  readonly place: bigint
  readonly points: bigint
}

const COLUMNS = sql`place, player, points, reached_at as "reachedAt"`
const toPlace = (row: PlaceRow): Place => ({ ...row, place: Number(row.place), points: Number(row.points) })

/** A player's place; undefined without a score. */
export async function rankOf(db: Reader, board: string, player: Id<'plr'>): Promise<Omit<Place, 'player'> | undefined> {
  const { rows } = await sql<PlaceRow>`select ${COLUMNS} from promotion.place_of(${board}, ${player})`.execute(db)
  return rows[0] && toPlace(rows[0])
}

/** The places of several players in the order asked for, without those that have no score. */
export async function ranksOf(db: Reader, board: string, players: readonly Id<'plr'>[]): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select ${COLUMNS} from promotion.places_of(${board}, ${players}::text[])`.execute(db)
  const places = new Map(rows.map((row) => [row.player, toPlace(row)]))
  return players.flatMap((player) => places.get(player) ?? [])
}

/** The first places, best first. */
export async function topOf(db: Reader, board: string, limit: number): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select row_number() over (order by minus, reached_at, event_id) as place, player, score as points, reached_at as "reachedAt"
    from promotion.standing where board = ${board} order by minus, reached_at, event_id limit ${limit}`.execute(db)
  return rows.map(toPlace)
}

/** A player's place with up to `count` places before and behind it; empty without a score. */
export async function aroundOf(db: Reader, board: string, player: Id<'plr'>, count: number): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`select ${COLUMNS} from promotion.around(${board}, ${player}, ${count})`.execute(db)
  return rows.map(toPlace)
}

/** How many players have a score. */
export async function countOf(db: Reader, board: string): Promise<number> {
  const { rows } = await sql<{ size: bigint }>`select promotion.board_size(${board}) as size`.execute(db)
  return Number(rows[0]!.size)
}
