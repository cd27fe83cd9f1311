import type { Id } from '#kernel/id.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { Reader } from '#platform/db/database.ts'
import type { NamedPlace, PromotionDefinition } from '../definition.ts'
import { readLastCell } from '../entry.ts'
import { boardOf } from './board-name.ts'
import { finalPlaceOf, finalPlaces, readFinalHead } from './final-table.ts'
import { namePlaces, type NamingSlices } from './name-places.ts'
import { countOf, rankOf, topOf } from './places.ts'

/** A run's board as a visitor sees it. */
export interface ShownBoard<Cell> {
  /** The first places, best first. */
  readonly top: NamedPlace[]
  /** How many players have a place. */
  readonly players: number
  /** Its result is stored, and nothing changes it any more. */
  readonly isFinal: boolean
  /** Null for a guest and for a player who has not taken part. */
  readonly own: OwnStanding<Cell> | null
}

/** The board of a run that has not begun. */
export const NO_BOARD: ShownBoard<never> = { top: [], players: 0, isFinal: false, own: null }

/** What a player has in a run with a board; without a place until a round has scored. */
export interface OwnStanding<Cell> {
  readonly cell: Cell
  readonly place: number | null
  readonly points: number
}

/** The live board of a run, or its final table as soon as there is one. */
export async function readBoard<C, Cell>(
  { reader, session }: Pick<VisitorContext, 'reader' | 'session'>,
  slices: NamingSlices,
  promotion: PromotionDefinition<C, Cell>,
  { run, limit }: { readonly run: Id<'cmp'>; readonly limit: number },
): Promise<ShownBoard<Cell>> {
  const board = boardOf(run)
  const final = await readFinalHead(reader, board)
  const isFinal = final !== undefined
  const [places, players, own] = await Promise.all([
    final ? finalPlaces(reader, board, { limit }) : topOf(reader, board, limit),
    final ? final.size : countOf(reader, board),
    session ? readStanding(reader, promotion, { run, player: session.playerId, isFinal }) : null,
  ])
  return { top: await namePlaces(reader, slices, places), players, isFinal, own }
}

interface StandingOf {
  readonly run: Id<'cmp'>
  readonly player: Id<'plr'>
  /** Whether the board's result is stored. */
  readonly isFinal?: boolean
}

/** Null for a player who has not taken part. */
export async function readStanding<C, Cell>(
  db: Reader,
  promotion: PromotionDefinition<C, Cell>,
  { run, player, isFinal = false }: StandingOf,
): Promise<OwnStanding<Cell> | null> {
  const cell = await readLastCell(db, promotion, { player, run })
  if (cell === undefined) return null
  const { place = null, points = 0 } = (await (isFinal ? finalPlaceOf : rankOf)(db, boardOf(run), player)) ?? {}
  return { cell, place, points }
}
