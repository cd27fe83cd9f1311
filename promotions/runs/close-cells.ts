import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'
import { applyOutcome, newChanges, writeChanges } from '../cells/changes.ts'
import { archiveCells, lockCells, type StoredCell } from '../cells/store.ts'
import { tickBefore } from '../cells/tick-cell.ts'
import { upgradeCell } from '../cells/upgrade.ts'
import { parkStored } from '../reader/park.ts'
import { openArms } from '../experiments/run-arms.ts'
import type { KnownRun } from './known-runs.ts'

/**
 * Closes cells of a run that has ended. A parked cell stays: it closes after its replay. Returns how many were parked just
 * now, as no upgrade carries them over.
 */
export async function closeCells(tx: Tx, whole: KnownRun, players: Parameters<typeof lockCells>[1]): Promise<number> {
  const { run, promotion } = whole
  const cells = await lockCells(tx, players)
  const arms = await openArms(tx, [whole], players)
  const changes = newChanges()
  const archived = new Map<Id<'plr'>, StoredCell>()
  let parked = 0
  for (const [player, own] of cells) {
    if (!own[run.id] || own[run.id]!.isParked) continue
    try {
      upgradeCell(promotion, own, run.id)
    } catch (error) {
      await parkStored(tx, { run: run.id, player, cells: own, error })
      parked++
      continue
    }
    const known = arms.of(whole, player) ?? whole
    tickBefore(changes, { player, cells: own, known }, run.endsAt!)
    const { cell } = own[run.id]!
    const origin = { player, cells: own, known, at: run.endsAt!, cause: 'close' }
    const outcome = promotion.close?.(cell, known.run) ?? {}
    applyOutcome(changes, { cell, ...outcome }, origin)
    archived.set(player, own[run.id]!)
    delete own[run.id]
    changes.ticks.set(`${run.id}:${player}`, { run: run.id, player, at: null })
    changes.cells.set(player, own)
  }
  await writeChanges(tx, changes)
  await archiveCells(tx, run.id, archived)
  return parked
}
