import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Tx } from '#platform/db/database.ts'
import { shareIds } from '#platform/db/locks.ts'
import { runOfBoard } from './board-name.ts'
import { reduceScores } from './reduce-scores.ts'

/** Points for a board. */
export interface Score {
  readonly board: string
  readonly player: Id<'plr'>
  /** `sum` adds; `best` keeps the highest, and of equal ones the earliest. */
  readonly mode: 'sum' | 'best'
  /** A whole number. */
  readonly points: number
  readonly at: Instant
  /** Of the event that earned them, or from `promotion.next_event_ids`: no two players share one. */
  readonly eventId: bigint
}

/**
 * Writes scores: a few statements for any number of players and boards. Scores for a board that is final are listed for
 * operators instead (`promotion.late_score`). Locks boards, after cells and before wallets.
 */
export async function applyScores(tx: Tx, scores: readonly Score[]): Promise<void> {
  if (scores.length === 0) return
  const boards = [...new Set(scores.map(({ board }) => board))].toSorted()
  await shareIds(tx, 'board', boards)
  const final = await openBoards(tx, boards)
  await writeLate(
    tx,
    scores.filter(({ board }) => final.has(board)),
  )
  const { sums, bests, entries } = reduceScores(scores.filter(({ board }) => !final.has(board)))
  await upsert(tx, sums, ADDED)
  await upsert(tx, bests, BEST_KEPT)
  await upsert(tx, entries, sql`do nothing`)
}

/** Makes boards that are new. Returns those that are final. */
async function openBoards(tx: Tx, boards: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string; isFinal: boolean }>`
    select name, finalized_at is not null as "isFinal" from promotion.board where name = any(${boards})`.execute(tx)
  const known = new Set(rows.map(({ name }) => name))
  const added = boards.filter((board) => !known.has(board))
  if (added.length > 0) {
    await sql`
      insert into promotion.board (name, run)
      select * from unnest(${added}::text[], ${added.map((board) => runOfBoard(board).run)}::text[]) on conflict do nothing`.execute(
      tx,
    )
  }
  return new Set(rows.filter(({ isFinal }) => isFinal).map(({ name }) => name))
}

/** Whichever order events are read in, the latest one that scored decides the tie. */
const ADDED = sql`
  do update set score = s.score + excluded.score, reached_at = greatest(s.reached_at, excluded.reached_at),
    event_id = case when (excluded.reached_at, excluded.event_id) > (s.reached_at, s.event_id) then excluded.event_id
      else s.event_id end`
const BEST_KEPT = sql`
  do update set score = excluded.score, reached_at = excluded.reached_at, event_id = excluded.event_id
  where (-excluded.score, excluded.reached_at, excluded.event_id) < (-s.score, s.reached_at, s.event_id)`

async function upsert(tx: Tx, scores: readonly Score[], onConflict: RawBuilder<unknown>): Promise<void> {
  if (scores.length === 0) return
  await sql`
    insert into promotion.standing as s (board, player, score, reached_at, event_id)
    select u.board, u.player, u.points, u.at, u.event_id from ${unnested(scores)} order by u.board, u.player
    on conflict (board, player) ${onConflict}`.execute(tx)
}

async function writeLate(tx: Tx, scores: readonly Score[]): Promise<void> {
  if (scores.length === 0) return
  await sql`
    insert into promotion.late_score (board, player, mode, points, at, event_id)
    select u.board, u.player, u.mode, u.points, u.at, u.event_id from ${unnested(scores)} on conflict do nothing`.execute(tx)
}

const unnested = (scores: readonly Score[]): RawBuilder<unknown> => sql`
  unnest(${scores.map(({ board }) => board)}::text[], ${scores.map(({ player }) => player)}::text[],
    ${scores.map(({ mode }) => mode)}::text[], ${scores.map(({ points }) => points)}::bigint[],
    ${scores.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
    ${scores.map(({ eventId }) => eventId.toString())}::bigint[]) as u (board, player, mode, points, at, event_id)`
