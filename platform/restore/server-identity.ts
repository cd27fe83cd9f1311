import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Reader, Tx } from '../db/database.ts'
import { SetupError } from '../setup-error.ts'

const REFUSAL =
  'This database was restored, copied or promoted since the site last ran on it: run `npm run db:after-restore` once, then start again. It keeps old outcomes from being dealt again and resumes events.'

/** See the setting DATABASE_STANDBY. */
export type Standby = 'none' | 'synchronous'

interface State {
  readonly kept: string | null
  readonly now: string
  /** Whether the data contains transactions that this server has not reached. */
  readonly isAhead: boolean
  /** Whether commits wait for a standby, as they did before a promotion. */
  readonly hasStandby: boolean
}

const READ = `
  select (select identity from server_identity) as kept, server_identity_now() as now,
    outbox.latest_mark() > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead",
    current_setting('synchronous_standby_names') <> '' as "hasStandby"`

const NOTE = `
  insert into server_identity (identity) values (server_identity_now())
  on conflict (is_only) do update set identity = excluded.identity`

/** Whether the data comes from another server or an earlier time, so that no site starts on it. */
export function isForeign(state: State, standby: Standby): boolean {
  const { kept, now, isAhead } = state
  return isAhead || (kept !== null && kept !== now && !(standby === 'synchronous' && isPromotion(state)))
}

/** A later timeline of the same database of the same cluster. */
function isPromotion({ kept, now, hasStandby }: State): boolean {
  const [before, after] = [kept ?? '', now].map((identity) => /^(.*) ([0-9A-F]{8})$/.exec(identity))
  return hasStandby && before?.[1] === after?.[1] && (before?.[2] ?? '') < (after?.[2] ?? '')
}

/** The same for a look at the database that changes nothing. Runs as its owner. */
export async function isRestored(reader: Reader, standby: Standby): Promise<boolean> {
  const { rows } = await sql.raw<State>(READ).execute(reader)
  return isForeign(rows[0] as State, standby)
}

/** Throws a SetupError if the data comes from another server or an earlier time; otherwise records the server. */
export async function checkServerIdentity(ownerUrl: string, standby: Standby): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<State>(READ)
    const state = rows[0] as State
    if (isForeign(state, standby)) throw new SetupError(REFUSAL)
    if (state.kept !== state.now) await client.query(NOTE)
  } finally {
    await client.end()
  }
}

/** Assigns the data to this server. Runs as the owner of the database. */
export async function noteServerIdentity(tx: Tx): Promise<void> {
  await sql.raw(NOTE).execute(tx)
}

const LEAVE_MS_MAX = 5_000
const LOOK_MS = 100

/**
 * A running process caches cursors and pairs, and has its own transactions. Waits for one that just ended, since the
 * server takes a moment to notice.
 */
export async function refuseWhileInUse(reader: Reader): Promise<void> {
  for (let waitedMs = 0; await isInUse(reader); waitedMs += LOOK_MS) {
    if (waitedMs >= LEAVE_MS_MAX) {
      throw new SetupError('Other processes use this database: stop them all, then run this again.')
    }
    await sleep(LOOK_MS)
  }
}

/** Whether other connections use the database. A pooler keeps idle ones of its login, also of processes that ended. */
export async function isInUse(reader: Reader): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and not (usename = 'croupier_app' and state = 'idle')`.execute(reader)
  return rows.length > 0
}
