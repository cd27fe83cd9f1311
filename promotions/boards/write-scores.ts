import { sql } from 'kysely'
import { assert } from '#kernel/result.ts'
import type { Tx } from '#platform/db/database.ts'
import type { ScoreOrder } from '../definition.ts'
import { applyScores, type Score } from './scores.ts'

/** A score of a step, before it has its place in the order of events. */
export interface OrderedScore extends Omit<Score, 'eventId'> {
  readonly eventId: bigint | undefined
  /** The player is told the place. */
  readonly isShared: boolean
}

const POINTS_MAX = 1e12

/** Throws InvariantError for points that a board cannot add up. */
export function assertPoints(scores: readonly ScoreOrder[] = []): void {
  for (const { points } of scores)
    assert(Number.isInteger(points) && Math.abs(points) <= POINTS_MAX, `points must be a whole number, not ${points}`)
}

/** Writes the scores of steps and notes whom to tell the place. Those without an event take the next ids of events. */
export async function writeScores(tx: Tx, scores: readonly OrderedScore[]): Promise<void> {
  if (scores.length === 0) return
  const ids = await takeEventIds(tx, scores.filter(({ eventId }) => eventId === undefined).length)
  await applyScores(
    tx,
    scores.map((score) => ({ ...score, eventId: score.eventId ?? ids.shift()! })),
  )
  const shared = scores.filter(({ isShared }) => isShared)
  if (shared.length === 0) return
  await sql`
    insert into promotion.place_due (board, player)
    select distinct * from unnest(${shared.map(({ board }) => board)}::text[], ${shared.map(({ player }) => player)}::text[]) as u (board, player)
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

async function takeEventIds(tx: Tx, count: number): Promise<bigint[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: bigint }>`select * from promotion.next_event_ids(${count}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}
