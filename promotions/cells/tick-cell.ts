import { assert } from '#kernel/result.ts'
import type { Instant } from '#kernel/time.ts'
import { applyOutcome, type Changes, type Origin } from './changes.ts'
import { upgradeCell } from './upgrade.ts'

/** A step whose ticks never end has a fault. */
const TICKS_MAX = 10_000

type Ticked = Pick<Origin, 'player' | 'cells' | 'known'>

/**
 * Ticks a cell at every moment at which it is due by then, so that whatever comes next finds it as a replay of the log
 * does. Throws what a step throws.
 */
export function tickCell(changes: Changes, { player, cells, known }: Ticked, until: Instant): void {
  const { promotion, run } = known
  for (let ticks = 0; ; ticks++) {
    const stored = cells[run.id]
    if (stored?.due === undefined || stored.due > until || stored.isParked) return
    assert(ticks < TICKS_MAX, 'a cell is due again and again')
    upgradeCell(promotion, cells, run.id)
    const { cell } = cells[run.id]!
    const outcome = promotion.tick?.(cell, stored.due, run) ?? {}
    applyOutcome(changes, { cell, ...outcome }, { player, cells, known, at: stored.due, cause: 'tick' })
  }
}

/** Before an event, an act or the end. A tick that throws is tried again, and told, by the ticks' own job. */
export function tickBefore(changes: Changes, ticked: Ticked, at: Instant): void {
  try {
    tickCell(changes, ticked, at)
  } catch {
    return
  }
}
