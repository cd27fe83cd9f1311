import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, HOUR_MS, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { DomainEventType } from '#platform/feature.ts'
import { campaignClosed } from '#platform/events/index.ts'
import { emitToBrand } from '#platform/outbox/index.ts'
import { havePassed, lockAllParts } from '#platform/outbox/part-reader.ts'
import { playersOfRun } from '../cells/store.ts'
import { advanceParts, READER } from '../reader/read-parts.ts'
import { closeCells } from './close-cells.ts'
import { finalizeBoards, grantPlaces } from './grant-places.ts'
import type { KnownRun, KnownRuns } from './known-runs.ts'

/** Transactions that began before the end may commit a little after it. */
const GRACE_MS = 2 * SECOND_MS
const CELLS_AT_ONCE = 500
/** How long prizes wait for parked players. Then the final table takes them with the points that they had. */
const PARKED_WAIT_MS = HOUR_MS

export interface CloseDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly types: readonly DomainEventType[]
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

/**
 * Closes runs by snapshot: at the end one is taken, and once every part has read everything in it, results are
 * computed. A server that slept through the end closes exactly the same. Returns how many runs closed.
 */
export async function closeRuns(deps: CloseDeps, isOpen: () => boolean): Promise<number> {
  const { database } = deps
  const ended = await endedRuns(deps)
  if (ended.size === 0) return 0
  await takeSnapshots(database.reader, [...ended.keys()], deps.clock.now())
  await advanceParts(deps)
  let closed = 0
  for (const pending of await readPending(database.reader, [...ended.keys()])) {
    const known = ended.get(pending.run)!
    if (!isOpen() || waitsForParked(pending, known, deps.clock.now())) continue
    if (await havePassed(database.reader, READER, pending.snapshot))
      closed += Number(await closeRun(deps, known, pending.snapshot))
  }
  return closed
}

/** Runs that have ended without results, except those that wait for parked players. */
export async function readUnclosed(deps: CloseDeps): Promise<string[]> {
  const { reader } = deps.database
  const ended = await endedRuns(deps)
  const pending = await readPending(reader, [...ended.keys()])
  const waiting = pending.filter((each) => waitsForParked(each, ended.get(each.run)!, deps.clock.now())).map(({ run }) => run)
  return [...ended.keys()].filter((run) => !waiting.includes(run))
}

/** Runs on this site whose end has passed. Campaigns of features that do not run on the engine have no results. */
async function endedRuns({ database, clock, currentRuns }: CloseDeps): Promise<Map<string, KnownRun>> {
  const { byId } = await currentRuns(database.reader)
  const latest = clock.now() - GRACE_MS
  return new Map([...byId].filter(([, { run, isClosed }]) => !isClosed && run.endsAt !== null && run.endsAt <= latest))
}

const waitsForParked = ({ isParked, at }: Pending, { promotion }: KnownRun, now: Instant): boolean =>
  isParked && promotion.prizeOf !== undefined && now < at + PARKED_WAIT_MS

async function takeSnapshots(db: Reader, runs: readonly string[], at: Instant): Promise<void> {
  await sql`
    insert into promotion.closing (run, snapshot, at)
    select run, pg_current_snapshot(), ${new Date(at)} from unnest(${runs}::text[]) as run
    where not exists (select from promotion.closing c where c.run = run.run)
    on conflict do nothing`.execute(db)
}

interface Pending {
  readonly run: string
  readonly snapshot: string
  readonly at: Instant
  readonly isParked: boolean
}

async function readPending(db: Reader, runs: readonly string[]): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select run, snapshot::text as snapshot, at,
      exists (select from promotion.parked_cell p where p.run = c.run) as "isParked"
    from promotion.closing c where closed_at is null and run = any(${runs}) order by at`.execute(db)
  return rows
}

/** Whether the results of a run have been computed. */
export async function isRunClosed(db: Reader, run: string): Promise<boolean> {
  const { rows } = await sql`select from promotion.closing where run = ${run} and closed_at is not null`.execute(db)
  return rows.length > 0
}

/**
 * Makes later events of a run's time late. Batches that were read before it was sealed are committed by then, so that none
 * adds a cell behind the closing.
 */
async function seal(database: Database, run: string, at: Instant): Promise<void> {
  await database.transaction(async (tx) => {
    await lockAllParts(tx, READER)
    const { numAffectedRows } = await sql`
      update promotion.closing set sealed_at = ${new Date(at)} where run = ${run} and sealed_at is null`.execute(tx)
    if (numAffectedRows === 1n) await sql`update promotion.revision set no = no + 1`.execute(tx)
  })
}

async function closeRun({ database, clock, log }: CloseDeps, known: KnownRun, snapshot: string): Promise<boolean> {
  const { run } = known
  let parked = 0
  try {
    if (!known.isSealed) await seal(database, run.id, clock.now())
    for (let after = ''; ;) {
      const players = await playersOfRun(database.reader, run.id, { after, limit: CELLS_AT_ONCE })
      if (players.length === 0) break
      parked += await database.transaction((tx) => closeCells(tx, known, players))
      after = players.at(-1)!
    }
    // Prizes wait for a parked player.
    if (parked > 0) return false
    await finalizeBoards(database, known, clock.now())
    await grantPlaces(database, known)
    return await database.transaction(async (tx) => {
      const { numAffectedRows } = await sql`
        update promotion.closing set closed_at = ${new Date(clock.now())} where run = ${run.id} and closed_at is null`.execute(tx)
      await sql`update promotion.revision set no = no + 1`.execute(tx)
      const isMine = numAffectedRows === 1n
      const event = { brand: run.brand, payload: { run: run.id, snapshot }, at: clock.now() }
      if (isMine && !known.isShadow) await emitToBrand(tx, campaignClosed, event)
      return isMine
    })
  } catch (error) {
    log.error({ err: error, run: run.id }, 'a run could not be closed and is tried again')
    return false
  }
}
