import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { lockId } from '#platform/db/locks.ts'
import type { Run } from '../definition.ts'
import type { Place } from './places.ts'

/** The result of a board, which nothing changes any more. */
export interface FinalHead {
  readonly board: string
  /** How many places. */
  readonly size: number
  /** SHA-256 over its rows, in hex: `promotion.final_hash` says how. */
  readonly hash: string
  readonly finalizedAt: Instant
}

/**
 * Stores the final table of a run's board and its hash; once it is stored, returns it as it is. Waits for scores that are
 * being written, and no later score changes it.
 */
export async function finalizeBoard(tx: Tx, run: Pick<Run, 'id'>, board: string, at: Instant): Promise<FinalHead> {
  await lockId(tx, 'board', board)
  const before = await readFinalHead(tx, board)
  if (before) return before
  await sql`insert into promotion.board (name, run) values (${board}, ${run.id}) on conflict do nothing`.execute(tx)
  await sql`select promotion.finalize_board(${board}, ${new Date(at)})`.execute(tx)
  return (await readFinalHead(tx, board))!
}

/** Undefined until the board is final. */
export async function readFinalHead(db: Reader, board: string): Promise<FinalHead | undefined> {
  const { rows } = await sql<Omit<FinalHead, 'size'> & { size: bigint }>`
    select name as board, size, hash, finalized_at as "finalizedAt" from promotion.board
    where name = ${board} and finalized_at is not null`.execute(db)
  return rows[0] && { ...rows[0], size: Number(rows[0].size) }
}

/** All final tables of a run, by name. */
export async function readFinalHeads(db: Reader, run: string): Promise<FinalHead[]> {
  const { rows } = await sql<Omit<FinalHead, 'size'> & { size: bigint }>`
    select name as board, size, hash, finalized_at as "finalizedAt" from promotion.board
    where run = ${run} and finalized_at is not null order by name`.execute(db)
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

/** A page of a final table, best first; empty until the board is final. */
export async function finalPlaces(
  db: Reader,
  board: string,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<Place[]> {
  return selectFinal(db, sql`board = ${board} and place > ${offset} and place <= ${offset + limit}`)
}

/** A player's final place; undefined without one, or until the board is final. */
export async function finalPlaceOf(db: Reader, board: string, player: Id<'plr'>): Promise<Place | undefined> {
  return (await selectFinal(db, sql`board = ${board} and player = ${player}`))[0]
}

async function selectFinal(db: Reader, which: ReturnType<typeof sql>): Promise<Place[]> {
  const { rows } = await sql<Omit<Place, 'place' | 'points'> & { place: bigint; points: bigint }>`
    select place, player, score as points, reached_at as "reachedAt" from promotion.final_table where ${which} order by place`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, place: Number(row.place), points: Number(row.points) }))
}

/** Whether the stored rows of a final table still have its hash; undefined until the board is final. */
export async function isIntact(db: Reader, board: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ isIntact: boolean }>`
    select hash = promotion.final_hash(name) as "isIntact" from promotion.board
    where name = ${board} and finalized_at is not null`.execute(db)
  return rows[0]?.isIntact
}
