import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Id } from '#kernel/id.ts'
import { publicChannel } from '#kernel/push.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import type { DomainEventType } from '#platform/feature.ts'
import { push, wake } from '#platform/outbox/index.ts'
import { havePassed } from '#platform/outbox/part-reader.ts'
import { type NamingSlices, readShownFaces } from '../boards/name-places.ts'
import { insertGrants, type NewGrant } from '../grants/store.ts'
import { advanceParts, READER } from '../reader/read-parts.ts'
import type { KnownRuns } from '../runs/known-runs.ts'

/** Transactions of earlier events may commit a little later. */
const GRACE_MS = 2 * SECOND_MS

export interface DecideDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly types: readonly DomainEventType[]
  readonly slices: NamingSlices
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

interface OpenRace {
  readonly run: string
  readonly name: string
  readonly snapshot: string
}

/**
 * Decides races: once every part has read what was committed a moment after the earliest entry, no earlier one can come.
 * Its grant is written, and everyone is told, in one transaction that does nothing the second time.
 */
export async function decideRaces(deps: DecideDeps): Promise<void> {
  const { database, clock, log } = deps
  const latest = clock.now() - GRACE_MS
  if (!(await hasOpen(database.reader, latest))) return
  const races = await takeSnapshots(database.reader, latest)
  await advanceParts(deps)
  const passed = new Map<string, boolean>()
  for (const { snapshot } of races)
    if (!passed.has(snapshot)) passed.set(snapshot, await havePassed(database.reader, READER, snapshot))
  for (const race of races) {
    if (!passed.get(race.snapshot)) continue
    try {
      await decide(deps, race)
    } catch (error) {
      log.error({ err: error, run: race.run, race: race.name }, 'a race could not be decided and is tried again')
    }
  }
}

async function hasOpen(db: Reader, latest: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from promotion.race where decided_at is null and at <= ${new Date(latest)} limit 1`.execute(db)
  return rows.length > 0
}

async function takeSnapshots(db: Reader, latest: Instant): Promise<OpenRace[]> {
  await sql`
    update promotion.race set snapshot = pg_current_snapshot()
    where decided_at is null and snapshot is null and at <= ${new Date(latest)}`.execute(db)
  const { rows } = await sql<OpenRace>`
    select run, name, snapshot::text as snapshot from promotion.race
    where decided_at is null and snapshot is not null order by run, at, name`.execute(db)
  return rows
}

async function decide({ database, clock, slices, currentRuns }: DecideDeps, { run: id, name }: OpenRace): Promise<void> {
  const known = (await currentRuns(database.reader)).byId.get(id)
  const channel = known && publicChannel(known.run.brand)
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ player: Id<'plr'>; at: Instant; prize: NewGrant }>`
      update promotion.race set decided_at = ${new Date(clock.now())} where run = ${id} and name = ${name} and decided_at is null
      returning player, at, prize`.execute(tx)
    const won = rows[0]
    if (!won) return
    await insertGrants(tx, [won.prize])
    if (!known?.promotion.wonPush || !channel) return
    const winner = (await readShownFaces(tx, slices, [won.player])).get(won.player) ?? null
    const message = known.promotion.wonPush({ name, winner, at: won.at, value: won.prize.value }, known.run)
    if (message) await push(tx, channel, message)
  })
  if (channel) wake([channel])
}
