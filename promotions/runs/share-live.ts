import { sql } from 'kysely'
import type { Logger } from 'pino'
import { publicChannel, type PushMessage } from '#kernel/push.ts'
import { type Clock, type Instant, SECOND_MS } from '#kernel/time.ts'
import type { Database, Reader } from '#platform/db/database.ts'
import { push, wake } from '#platform/outbox/index.ts'
import { countLeft } from '../claims/slots.ts'
import { isWithin } from '../fold.ts'
import type { KnownRun, KnownRuns } from './known-runs.ts'

const GAP_MS = SECOND_MS

export interface LiveDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly currentRuns: (db: Reader) => Promise<KnownRuns>
}

/** Pushes what everyone sees of a run when it has changed, at most once a second in all processes together. */
export async function shareLive(deps: LiveDeps): Promise<void> {
  const { byId, killed } = await deps.currentRuns(deps.database.reader)
  const at = deps.clock.now()
  for (const known of byId.values()) {
    if (!known.promotion.live || !isOn(known, at) || killed.has(known.run.brand)) continue
    try {
      await share(deps.database, known, at)
    } catch (error) {
      deps.log.error({ err: error, run: known.run.id }, 'the state of a run could not be shared and is tried again')
    }
  }
}

const isOn = ({ run, isShadow, fault, pausedAt }: KnownRun, at: Instant): boolean =>
  !isShadow && !fault && pausedAt === null && isWithin({ startsAt: run.startsAt, endsAt: run.endsAt }, at)

async function share(database: Database, { promotion, run }: KnownRun, at: Instant): Promise<void> {
  const left = await countLeft(database.reader, run.id, promotion.livePools?.(run, at) ?? [])
  const message = promotion.live?.(run, { at, left })
  if (!message || (await isKnown(database.reader, run.id, message, at))) return
  const channel = publicChannel(run.brand)
  await database.transaction(async (tx) => {
    const { numAffectedRows } = await sql`
      insert into promotion.live_state as s (run, message, at)
      values (${run.id}, ${JSON.stringify(message)}::jsonb, ${new Date(at)})
      on conflict (run) do update set message = excluded.message, at = excluded.at
      where s.message <> excluded.message and s.at <= ${new Date(at - GAP_MS)}`.execute(tx)
    if (numAffectedRows === 1n) await push(tx, channel, message)
  })
  wake([channel])
}

/** Also within a second of the last push. */
async function isKnown(db: Reader, run: string, message: PushMessage, at: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from promotion.live_state
    where run = ${run} and (message = ${JSON.stringify(message)}::jsonb or at > ${new Date(at - GAP_MS)})`.execute(db)
  return rows.length > 0
}
