import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { PlayerEventType } from '#kernel/event.ts'
import { applyOutcome, newChanges, writeChanges } from '../cells/changes.ts'
import { lockCells } from '../cells/store.ts'
import { tickBefore } from '../cells/tick-cell.ts'
import { upgradeCell } from '../cells/upgrade.ts'
import { openArms } from '../experiments/run-arms.ts'
import { foldEvent } from '../fold.ts'
import { closeCells } from '../runs/close-cells.ts'
import type { KnownRun } from '../runs/known-runs.ts'
import { pick, toPromotionEvent } from './fold-batch.ts'

interface ParkedRow {
  readonly event_id: bigint
  readonly type: PlayerEventType
  readonly payload: never
  readonly at: Instant
}

export interface ParkedKey {
  readonly run: string
  readonly player: Id<'plr'>
}

/**
 * Folds a parked cell's events in order, after the step was mended; all of them or none. Returns how many, or the
 * failure, with which the cell stays parked.
 */
export async function replayParked(
  database: Pick<Database, 'transaction'>,
  known: KnownRun,
  key: ParkedKey,
): Promise<{ readonly folded: number } | { readonly failure: string }> {
  try {
    return { folded: await database.transaction((tx) => replayCell(tx, known, key)) }
  } catch (error) {
    return { failure: String(error) }
  }
}

/** The same as a part of a transaction. Throws what the step throws; 0 if the cell is not parked. */
export async function replayCell(tx: Tx, whole: KnownRun, { run, player }: ParkedKey): Promise<number> {
  const known = (await openArms(tx, [whole], [player])).of(whole, player) ?? whole
  if (known.fault) throw known.fault
  const cells = (await lockCells(tx, [player])).get(player)
  const stored = cells?.[run]
  if (!cells || !stored?.isParked) return 0
  const { rows } = await sql<ParkedRow>`
    delete from promotion.parked_event where run = ${run} and player = ${player}
    returning event_id, type, payload, at`.execute(tx)
  await sql`delete from promotion.parked_cell where run = ${run} and player = ${player}`.execute(tx)
  const { isParked: _, ...kept } = stored
  if (kept.cell === null) delete cells[run]
  else cells[run] = kept
  upgradeCell(known.promotion, cells, run)
  const changes = newChanges()
  changes.cells.set(player, cells)
  for (const row of rows.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1))) {
    const event = toPromotionEvent(
      { id: row.event_id, type: row.type, playerId: player, at: row.at, payload: row.payload },
      known.run.timeZone,
    )
    tickBefore(changes, { player, cells, known }, row.at)
    const outcome = foldEvent(known.promotion, cells[run]?.cell, event, known.run)
    const origin = { player, cells, known, at: row.at, cause: `event:${row.event_id}`, eventId: row.event_id, event: pick(event) }
    if (outcome) applyOutcome(changes, outcome, origin)
  }
  await writeChanges(tx, changes)
  if (whole.isClosed) await closeCells(tx, whole, [player])
  return rows.length
}
