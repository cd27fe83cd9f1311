import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { calendarDayOf, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { mayJoin } from '../audience/may-join.ts'
import { boardOf } from '../boards/board-name.ts'
import { mergeScores } from '../boards/reduce-scores.ts'
import type { Score } from '../boards/scores.ts'
import { applyOutcome, newChanges, writeChanges } from '../cells/changes.ts'
import type { PlayerCells } from '../cells/store.ts'
import { upgradeCell } from '../cells/upgrade.ts'
import type { GrantOrder, GrantValue } from '../definition.ts'
import { grantKey } from '../grants/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import type { LogEntry } from './read-log.ts'
import { replayCell } from './replay-cell.ts'

/** A cell and the points of each board. */
export interface RebuiltState {
  /** Null without one. */
  readonly cell: unknown
  readonly points: Readonly<Record<string, number>>
}

/** Where the log and the stored state of a player differ. */
export interface Difference {
  readonly stored: RebuiltState
  readonly rebuilt: RebuiltState
  /** Grants that the log earns and that are not stored: applying pays them. */
  readonly missing: readonly GrantOrder[]
  /** Grants that are stored otherwise, or that the log does not earn: they stay, since nothing is taken back. */
  readonly surplus: readonly GrantOrder[]
}

/** What a rebuild does for one player, whose part and cells are locked. */
export interface Rebuilding {
  readonly known: KnownRun
  readonly player: Id<'plr'>
  readonly cells: PlayerCells
  readonly log: readonly LogEntry[]
  /** In a run with an audience; earlier entries do not count. */
  readonly joinedAt: Instant | undefined
  readonly now: Instant
}

/** Replays a player's log beside the stored state; null if they are equal. Throws what a step throws. */
export async function compareCell(tx: Tx, rebuilding: Rebuilding): Promise<Difference | null> {
  const { known, player, cells } = rebuilding
  const run = known.run.id
  if (cells[run]?.isParked) throw new Error('the cell is parked: replay it first')
  upgradeCell(known.promotion, cells, run)
  const { rebuilt, grants } = replay(rebuilding)
  const stored = { cell: cells[run]?.cell ?? null, points: known.isShadow ? {} : await readPoints(tx, run, player) }
  const paid = await readEarned(tx, run, player)
  const missing = grants.filter(({ key }) => !paid.has(key))
  const earned = new Map(grants.map(({ key, value }) => [key, value]))
  const surplus = [...paid].flatMap(([key, value]) => (isDeepStrictEqual(earned.get(key), value) ? [] : [{ key, value }]))
  const isEqual = isDeepStrictEqual(stored, rebuilt) && missing.length === 0 && surplus.length === 0
  return isEqual ? null : { stored, rebuilt, missing, surplus }
}

function replay({ known, player, log, joinedAt, now }: Rebuilding) {
  const { run, isShadow } = known
  const { cell, grants, scores } = replayCell(known, log, now, { joinedAt })
  const boards = new Map<string, Score>()
  for (const [nth, { board, ...score }] of scores.entries())
    mergeScores(boards, { ...score, board: boardOf(run.id, board), player, eventId: BigInt(nth) })
  const merged = isShadow ? [] : [...boards.values()]
  const rebuilt: RebuiltState = {
    cell: cell === undefined ? null : plain(cell),
    points: Object.fromEntries(merged.map(({ board, points }) => [board, points])),
  }
  return { rebuilt, grants: grants.map(plain), scores: merged }
}

/** As the database stores it. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

async function readPoints(db: Reader, run: string, player: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ board: string; points: bigint }>`
    select s.board, s.score as points from promotion.standing s join promotion.board b on b.name = s.board
    where b.run = ${run} and s.player = ${player}`.execute(db)
  return Object.fromEntries(rows.map(({ board, points }) => [board, Number(points)]))
}

/** Stored grants that steps earned, by the keys that the steps gave them: no places and no shared draws. */
async function readEarned(db: Reader, run: string, player: string): Promise<Map<string, GrantValue>> {
  const { rows } = await sql<{ key: string; value: GrantValue }>`
    select key, value from promotion.grant
    where player = ${player} and run = ${run} and split_part(cause, ':', 1) in ('event', 'act', 'tick', 'rebuild')`.execute(db)
  const prefix = grantKey({ run, player, key: '' }).length
  return new Map(rows.map(({ key, value }) => [key.slice(prefix), value]))
}

/**
 * Writes what the log means now: the cell, its tick, its points, and the grants that are missing. Returns what it changed;
 * null if nothing differs. A player without a cell joins by the audience of now.
 */
export async function rebuildCell(tx: Tx, rebuilding: Rebuilding, cause: string): Promise<Difference | null> {
  const { known, player, cells, joinedAt, now } = rebuilding
  const { run, promotion } = known
  const day = calendarDayOf(now, run.timeZone)
  if (!cells[run.id] && !(await mayJoin(tx, known, { player, day }))) return null
  const difference = await compareCell(tx, rebuilding)
  if (!difference) return null
  const { scores } = replay(rebuilding)
  const areScoresEqual = isDeepStrictEqual(difference.stored.points, difference.rebuilt.points)
  if (!areScoresEqual) await clearScores(tx, run.id, player)
  const changes = newChanges()
  const outcome = { cell: difference.rebuilt.cell ?? promotion.empty(run), grants: difference.missing }
  applyOutcome(changes, outcome, { player, cells, known, at: now, joinedAt, cause })
  const isShared = promotion.ownPush !== undefined
  if (!areScoresEqual) for (const score of scores) changes.scores.push({ ...score, eventId: undefined, isShared })
  await writeChanges(tx, changes)
  return difference
}

async function clearScores(tx: Tx, run: string, player: string): Promise<void> {
  await sql`
    delete from promotion.standing s using promotion.board b where b.name = s.board and b.run = ${run} and s.player = ${player}`.execute(
    tx,
  )
}
