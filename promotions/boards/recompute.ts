import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Reader } from '#platform/db/database.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { openArms } from '../experiments/run-arms.ts'
import { logWanted, readLog } from '../rebuild/read-log.ts'
import { replayCell } from '../rebuild/replay-cell.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { boardOf } from './board-name.ts'
import { readFinalHead } from './final-table.ts'
import { mergeScores } from './reduce-scores.ts'
import type { Score } from './scores.ts'

const PLAYERS_AT_ONCE = 200
const ROWS_A_BLOCK = 10_000
const DIFFERENCES_MAX = 100

/** A row of a final table, as its hash reads it. */
export type FinalRow = Pick<Score, 'player' | 'points' | 'at' | 'eventId'>

export interface RecomputeDeps {
  readonly reader: Reader
  readonly clock: Clock
  readonly slices: readonly Pick<ServerFeature, 'settledRounds' | 'archivedEvents'>[]
}

export interface Recomputed {
  readonly players: number
  /** Rows whose points or moment differ, at most a hundred; null stands for no row. */
  readonly differences: readonly {
    readonly player: Id<'plr'>
    readonly stored: number | null
    readonly recomputed: number | null
  }[]
  /** The stored rows are in order, and their hash is the published one. */
  readonly isIntact: boolean
}

/**
 * Recomputes a final table from the stored rounds of its players, and compares it row by row: points and the moment at
 * which they were reached. Rounds carry no event id, so of two equal rows the stored order counts. Undefined until final.
 */
export async function recomputeBoard(deps: RecomputeDeps, known: KnownRun, board: string): Promise<Recomputed | undefined> {
  const head = await readFinalHead(deps.reader, board)
  if (!head) return undefined
  const rows = await readRows(deps.reader, board)
  const stored = new Map(rows.map((row) => [row.player, row]))
  const differences: Recomputed['differences'][number][] = []
  let players = 0
  for await (const scores of recomputedPages(deps, known, board)) {
    for (const [player, score] of scores) {
      const row = stored.get(player)
      stored.delete(player)
      if (score) players++
      const isEqual = row?.points === score?.points && (score === undefined || row?.at === score.at)
      if (!isEqual) differences.push({ player, stored: row?.points ?? null, recomputed: score?.points ?? null })
    }
  }
  for (const { player, points } of stored.values()) differences.push({ player, stored: points, recomputed: null })
  const isOrdered = rows.every((row, at) => at === 0 || inOrder(rows[at - 1]!, row) < 0)
  const isIntact = isOrdered && hashOf(rows) === head.hash
  return { players, differences: differences.slice(0, DIFFERENCES_MAX), isIntact }
}

/** The board's score of each player of the run, a page of players at a time; undefined for players without one. */
async function* recomputedPages(
  { reader, clock, slices }: RecomputeDeps,
  known: KnownRun,
  board: string,
): AsyncGenerator<Map<Id<'plr'>, Score | undefined>> {
  for (let after = ''; ;) {
    const joined = await readJoined(reader, known.run.id, after)
    const players = joined.map(({ player }) => player)
    if (players.length === 0) return
    after = players.at(-1)!
    const log = await readLog(reader, slices, logWanted(known, players))
    const arms = await openArms(reader, [known], players)
    yield new Map(
      joined.map(({ player, joinedAt }) => {
        const played = { player, log: log.get(player) ?? [], now: clock.now(), joinedAt: joinedAt ?? undefined }
        return [player, scoreOf(arms.of(known, player) ?? known, board, played)]
      }),
    )
  }
}

interface Played {
  readonly player: Id<'plr'>
  readonly log: Parameters<typeof replayCell>[1]
  readonly now: Instant
  readonly joinedAt: Instant | undefined
}

function scoreOf(known: KnownRun, board: string, { player, log, now, joinedAt }: Played): Score | undefined {
  const scores = new Map<string, Score>()
  for (const [nth, { board: name, ...order }] of replayCell(known, log, now, { joinedAt }).scores.entries()) {
    if (boardOf(known.run.id, name) === board) mergeScores(scores, { ...order, board, player, eventId: BigInt(nth) })
  }
  return scores.values().next().value
}

async function readRows(db: Reader, board: string): Promise<FinalRow[]> {
  const { rows } = await sql<Omit<FinalRow, 'points'> & { points: bigint }>`
    select player, score as points, reached_at as at, event_id as "eventId" from promotion.final_table
    where board = ${board} order by place`.execute(db)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

const inOrder = (one: FinalRow, other: FinalRow): number =>
  other.points - one.points || one.at - other.at || (one.eventId < other.eventId ? -1 : 1)

/** The hash of a final table's rows in order, in hex: the same as `promotion.final_hash`. */
export function hashOf(rows: readonly FinalRow[]): string {
  const whole = createHash('sha256')
  for (let from = 0; from < rows.length; from += ROWS_A_BLOCK) {
    const block = createHash('sha256')
    for (const [nth, { player, points, at, eventId }] of rows.slice(from, from + ROWS_A_BLOCK).entries())
      block.update(`${from + nth + 1}:${player}:${points}:${at}:${eventId}\n`)
    whole.update(block.digest())
  }
  return whole.digest('hex')
}

interface Joined {
  readonly player: Id<'plr'>
  /** Rounds from before do not count; null in a run that everyone may join. */
  readonly joinedAt: Instant | null
}

/** Players with a cell in the run: without one, a player has not joined. */
async function readJoined(db: Reader, run: string, after: string): Promise<Joined[]> {
  const { rows } = await sql<Joined>`
    select player, max("joinedAt")::float8 as "joinedAt" from (
      select player, extract(epoch from joined_at) * 1000 as "joinedAt" from promotion.cell_archive
      where run = ${run} and player > ${after}
      union all select player, (cells -> ${run} ->> 'joinedAt')::numeric from promotion.player_cells
      where player > ${after} and cells ? ${run}
    ) joined group by player order by player limit ${PLAYERS_AT_ONCE}`.execute(db)
  return rows
}
