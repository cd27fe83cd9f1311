import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { runOfBoard } from '../boards/board-name.ts'
import { mergeScores } from '../boards/reduce-scores.ts'
import type { Score } from '../boards/scores.ts'
import type { GrantValue } from '../definition.ts'
import { addedValue } from '../grants/added-value.ts'
import { grantKey, insertGrants } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import type { LateOutcome } from './pay-late.ts'

interface LateScore extends Score {
  readonly decision: 'paid' | 'refused' | null
}

/**
 * Grants what a late score adds: the prize of the place that the player would have in the final table, beyond the prize
 * of the place before it. The table stays as it is, and so do the places of others.
 */
export async function payLateScore(
  tx: Tx,
  known: KnownRun,
  { board, eventId }: { board: string; eventId: bigint },
): Promise<LateOutcome> {
  const all = await lockScores(tx, board, eventId)
  const late = all.find((each) => each.eventId === eventId)
  if (!late || late.decision !== null) return 'decided'
  const earlier = all.filter(({ decision }) => decision === 'paid')
  const base = await readFinal(tx, late)
  const scores = [...(base ? [base] : []), ...earlier]
  const [before, now] = [await prizeOf(tx, known, scores), await prizeOf(tx, known, [...scores, late])]
  const value = addedValue(now, before)
  if (value === 'downwards') return 'downwards'
  const granted = value ? await grant(tx, known, { late, value }) : 0
  await sql`update promotion.late_score set decision = 'paid' where board = ${board} and event_id = ${eventId}`.execute(tx)
  return { granted }
}

/** All late scores of the player on this board, so that two decisions wait for each other. */
async function lockScores(tx: Tx, board: string, eventId: bigint): Promise<LateScore[]> {
  const { rows } = await sql<Omit<LateScore, 'points'> & { points: bigint }>`
    select board, player, mode, points, at, event_id as "eventId", decision from promotion.late_score l
    where board = ${board}
      and player = (select player from promotion.late_score where board = ${board} and event_id = ${eventId})
    order by event_id for update`.execute(tx)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

async function readFinal(tx: Tx, { board, player }: Score): Promise<Score | undefined> {
  const { rows } = await sql<{ score: bigint; at: number; eventId: bigint }>`
    select score, reached_at as at, event_id as "eventId" from promotion.final_table
    where board = ${board} and player = ${player}`.execute(tx)
  const [row] = rows
  return row && { board, player, mode: 'sum', points: Number(row.score), at: row.at, eventId: row.eventId }
}

/** Of the place that these scores of one player make together; nobody wins with nothing. */
async function prizeOf(tx: Tx, { run, promotion }: KnownRun, scores: readonly Score[]): Promise<GrantValue | undefined> {
  const merged = new Map<string, Score>()
  for (const score of scores) mergeScores(merged, score)
  const [whole] = merged.values()
  if (!whole || whole.points <= 0) return undefined
  return promotion.prizeOf?.(await placeOf(tx, whole), run, runOfBoard(whole.board).name)
}

async function placeOf(tx: Tx, { board, player, points, at, eventId }: Score): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select 1 + count(*)::int as place from promotion.final_table
    where board = ${board} and player <> ${player}
      and (-score, reached_at, event_id) < (${-points}::bigint, ${new Date(at)}::timestamptz, ${eventId}::bigint)`.execute(tx)
  return rows[0]!.place
}

async function grant(
  tx: Tx,
  { run, configHash }: KnownRun,
  { late, value }: { late: Score; value: GrantValue },
): Promise<number> {
  const player: Id<'plr'> = late.player
  const { name } = runOfBoard(late.board)
  const cause = `late:${late.eventId}:place${name === undefined ? '' : `:${name}`}`
  const key = grantKey({ run: run.id, player, key: cause })
  const about = { run: run.id, feature: run.feature, player, configHash, draws: [], earnedAt: late.at }
  return (await insertGrants(tx, [{ ...about, key, value, state: 'due', cause }])).size
}
