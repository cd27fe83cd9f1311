import { sql } from 'kysely'
import { publicChannel } from '#kernel/push.ts'
import type { Clock, Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { campaignStarted } from '#platform/events/index.ts'
import { emitToBrand, push, readSnapshot, wake } from '#platform/outbox/index.ts'
import type { KnownRun, KnownRuns } from './known-runs.ts'

type Phase = 'start' | 'stop'

export interface AnnounceDeps {
  readonly database: Database
  readonly clock: Clock
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

/**
 * Emits and pushes starts of runs, and pushes their ends, each once: late if no server ran at the moment itself. Of a run
 * that is over before anybody could announce its start, pages hear only the end.
 */
export async function announceRuns({ database, clock, currentRuns }: AnnounceDeps): Promise<void> {
  const at = clock.now()
  const runs = await currentRuns(database.reader)
  const reached = [...runs.byId.values()].flatMap((known) => {
    const phase = runs.killed.has(known.run.brand) ? null : phaseAt(known, at)
    return phase ? [{ known, phase }] : []
  })
  if (reached.length === 0) return
  const told = await readAnnounced(
    database.reader,
    reached.map(({ known }) => known.run.id),
  )
  for (const { known, phase } of reached) {
    if (!told.has(`${known.run.id}:${phase}`)) await announce(database, known, { phase, at })
  }
}

/** Null if there is nothing to announce. */
function phaseAt({ run, isShadow, pausedAt, fault }: KnownRun, at: Instant): Phase | null {
  if (isShadow || fault) return null
  if (run.endsAt !== null && run.endsAt <= at) return 'stop'
  return run.startsAt <= at && pausedAt === null ? 'start' : null
}

async function readAnnounced(db: Reader, runs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select run || ':' || phase as key from promotion.announcement where run = any(${runs})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

async function announce(
  database: Database,
  { promotion, run }: KnownRun,
  { phase, at }: { phase: Phase; at: Instant },
): Promise<void> {
  const channel = publicChannel(run.brand)
  await database.transaction(async (tx) => {
    const isNew = await note(tx, run.id, { phase, at })
    const isStarting = phase === 'start' ? isNew : await note(tx, run.id, { phase: 'start', at })
    const payload = { run: run.id, snapshot: await readSnapshot(tx) }
    if (isStarting) await emitToBrand(tx, campaignStarted, { brand: run.brand, payload, at: run.startsAt })
    if (isNew && promotion.announce) await push(tx, channel, promotion.announce(phase, run))
  })
  wake([channel])
}

/** False if that was noted before. */
async function note(tx: Tx, run: string, { phase, at }: { phase: Phase; at: Instant }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into promotion.announcement (run, phase, at) values (${run}, ${phase}, ${new Date(at)}) on conflict do nothing`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
