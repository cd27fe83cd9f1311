import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import type { BrandEvent } from '#platform/outbox/part-reader.ts'
import type { Changes } from '../cells/changes.ts'
import { type PlayerCells, writeCells } from '../cells/store.ts'
import type { KnownRun } from '../runs/known-runs.ts'

/** An event that was not folded: its step failed, its cell is parked, or its run is closed. */
export interface Failure {
  readonly kind: 'failed' | 'queued' | 'late'
  readonly run: string
  readonly event: BrandEvent
  readonly error?: unknown
}

/** Parks the cell as it was before this event; later events of it queue behind. */
export function parkEvent(
  changes: Changes,
  cells: PlayerCells,
  { known, event, error }: { known: KnownRun; event: BrandEvent; error: unknown },
): Failure {
  const { id } = known.run
  cells[id] = { ...cells[id], cell: cells[id]?.cell ?? null, isParked: true }
  changes.cells.set(event.playerId, cells)
  return { kind: 'failed', run: id, event, error }
}

/** Parks a cell outside of the reader, which no upgrade carries over. It is replayed and closed like any other. */
export async function parkStored(
  tx: Tx,
  { run, player, cells, error }: { run: string; player: Id<'plr'>; cells: PlayerCells; error: unknown },
): Promise<void> {
  cells[run] = { cell: null, ...cells[run], isParked: true }
  await writeCells(tx, new Map([[player, cells]]))
  await insertParked(tx, { run, player, eventId: 0n, error })
}

const insertParked = (
  tx: Tx,
  { run, player, eventId, error }: { run: string; player: string; eventId: bigint; error: unknown },
) =>
  sql`
    insert into promotion.parked_cell (run, player, event_id, failure)
    values (${run}, ${player}, ${eventId}, ${String(error).slice(0, 2_000)})
    on conflict (run, player) do update set event_id = excluded.event_id, failure = excluded.failure, parked_at = now()`.execute(
    tx,
  )

/** Writes parked cells with the events that wait. */
export async function writeParked(tx: Tx, failures: readonly Failure[]): Promise<void> {
  for (const { kind, run, event, error } of failures) {
    if (kind === 'late') continue
    if (kind === 'failed') await insertParked(tx, { run, player: event.playerId, eventId: event.id, error })
    await sql`
      insert into promotion.parked_event (run, player, event_id, type, payload, at)
      values (${run}, ${event.playerId}, ${event.id}, ${event.type}, ${JSON.stringify(event.payload)}::jsonb, ${new Date(event.at)})
      on conflict do nothing`.execute(tx)
  }
}
