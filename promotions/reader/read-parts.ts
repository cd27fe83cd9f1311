import type { Logger } from 'pino'
import type { Database } from '#platform/db/database.ts'
import type { DomainEventType } from '#platform/feature.ts'
import { hasUnread, lockParts, moveWindows, PARTS, type ReadAhead, takeEvents } from '#platform/outbox/part-reader.ts'
import { tracedApart } from '#platform/tracing/spans.ts'
import type { KeptCells } from '../cells/kept-cells.ts'
import type { KnownRuns } from '../runs/known-runs.ts'
import { foldBatch } from './fold-batch.ts'

/** The name of the engine's cursors. */
export const READER = 'promotions'
const EVENTS_AT_ONCE = 2_000

export interface ReaderDeps {
  readonly database: Database
  readonly log: Logger
  readonly types: readonly DomainEventType[]
  readonly ahead: ReadAhead
  readonly kept: KeptCells
  readonly currentRuns: (db: Database['reader']) => Promise<KnownRuns>
}

/** Reads and folds until nothing is unread. */
export async function readAll(deps: ReaderDeps, isOpen: () => boolean): Promise<void> {
  let found: Found = 'all'
  while (found && isOpen() && (await hasUnread(deps.database.reader, READER, deps.types))) found = await readHalves(deps)
}

/**
 * Reads and folds what is unread now. What is committed meanwhile waits for the next look: while players play, something
 * always is, and reading it at once would cost a transaction for a few events. One transaction takes all parts; only a
 * reader that is behind divides them, so that a second process finds the other half free.
 */
export async function readOn(deps: ReaderDeps, isOpen: () => boolean): Promise<void> {
  if (!(await hasUnread(deps.database.reader, READER, deps.types))) return
  let isBehind = (await readOnce(deps, PARTS)) === EVENTS_AT_ONCE
  while (isBehind && isOpen()) isBehind = (await readHalves(deps)) === 'much'
}

/** `much` if there is more than was read; undefined if other processes hold all parts. */
type Found = 'much' | 'all' | undefined

/** Both halves of the parts together: one folds while the database works for the other. */
async function readHalves(deps: ReaderDeps): Promise<Found> {
  const reads = await Promise.all([readOnce(deps, PARTS / 2), readOnce(deps, PARTS / 2)])
  if (reads.every((read) => read === null)) return undefined
  return reads.some((read) => read === EVENTS_AT_ONCE) ? 'much' : 'all'
}

/** One transaction over up to `parts` parts; null if other processes hold all of them. */
async function readOnce({ database, log, types, ahead, kept, currentRuns }: ReaderDeps, parts: number): Promise<number | null> {
  const done = await tracedApart('promotion reader', {}, () =>
    database.transaction(async (tx) => {
      const cursors = await lockParts(tx, READER, parts)
      if (cursors.length === 0) return null
      const events = await takeEvents(tx, { reader: READER, cursors, types, limit: EVENTS_AT_ONCE, ahead })
      // Read after the events were chosen: a run that was published before an event is known to it.
      return { count: events.length, ...(await foldBatch(tx, await currentRuns(tx), events, kept)) }
    }),
  )
  done?.keep()
  for (const { kind, run, event, error } of done?.failures ?? []) {
    const about = { err: error, run, event: event.id.toString(), type: event.type }
    if (kind === 'failed') log.error(about, 'a promotion’s step failed; the player’s cell is parked')
    if (kind === 'late') log.warn(about, 'an event came after its run had closed')
  }
  return done && done.count
}

/**
 * Moves all free parts on, also without new events: a closing waits until they have passed its snapshot, and retention
 * until they have passed an event.
 */
export async function advanceParts({ database, types }: Pick<ReaderDeps, 'database' | 'types'>): Promise<void> {
  await database.transaction(async (tx) => {
    const cursors = await lockParts(tx, READER, PARTS)
    // Twice: what was being read becomes done, then what was committed meanwhile, if it holds no events.
    for (let i = 0; i < 2; i++) await moveWindows(tx, { reader: READER, cursors, types })
  })
}
