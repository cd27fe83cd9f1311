import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Id } from '#kernel/id.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { newChanges, writeChanges } from '../cells/changes.ts'
import { lockCells } from '../cells/store.ts'
import { tickCell } from '../cells/tick-cell.ts'
import { openArms } from '../experiments/run-arms.ts'
import type { KnownRuns } from './known-runs.ts'

const AT_ONCE = 200
const RETRY_MS = 60_000

interface TickRow {
  readonly run: string
  readonly player: Id<'plr'>
}

export interface TickDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

/** Ticks all cells that are due. Returns how many. */
export async function tickCells(deps: TickDeps, isOpen: () => boolean): Promise<number> {
  let ticked = 0
  while (isOpen()) {
    const at = deps.clock.now()
    const due = await readDue(deps.database.reader, at)
    if (due.length === 0) return ticked
    await deps.database.transaction((tx) => tickBatch(deps, tx, { due, at }))
    ticked += due.length
  }
  return ticked
}

async function readDue(db: Reader, at: Instant): Promise<TickRow[]> {
  const { rows } = await sql<TickRow>`
    select run, player from promotion.tick_due where at <= ${new Date(at)} order by at limit ${AT_ONCE}`.execute(db)
  return rows
}

const knownOf = (byId: KnownRuns['byId'], due: readonly TickRow[]) => due.flatMap(({ run }) => byId.get(run) ?? [])

async function tickBatch(
  { log, currentRuns }: TickDeps,
  tx: Tx,
  { due, at }: { due: readonly TickRow[]; at: Instant },
): Promise<void> {
  const { byId } = await currentRuns(tx)
  const cells = await lockCells(tx, [...new Set(due.map(({ player }) => player))])
  const changes = newChanges()
  const arms = await openArms(tx, knownOf(byId, due), [...cells.keys()])
  for (const { run, player } of due) {
    const whole = byId.get(run)
    const known = whole && arms.of(whole, player)
    const own = cells.get(player)
    const stored = own?.[run]
    // Archived, parked or moved since: the tick is gone or comes with the next write of the cell.
    const isDue = known && stored?.due !== undefined && stored.due <= at && !stored.isParked
    changes.ticks.set(`${run}:${player}`, { run, player, at: isDue || !stored?.isParked ? null : at + RETRY_MS })
    if (!isDue) continue
    try {
      tickCell(changes, { player, cells: own!, known }, at)
    } catch (error) {
      log.error({ err: error, run, player }, 'a promotion’s tick failed and is tried again')
      changes.ticks.set(`${run}:${player}`, { run, player, at: at + RETRY_MS, failure: String(error).slice(0, 2_000) })
    }
  }
  await writeChanges(tx, changes)
}
