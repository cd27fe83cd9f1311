import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Clock, type Instant, MINUTE_MS, SECOND_MS } from '#kernel/time.ts'
import type { Database } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { patiently } from '../db/patience.ts'
import { tracedApart } from '../tracing/spans.ts'
import { nextDue, parseSchedule } from './cron.ts'
import { LOCKS } from '../db/locks.ts'

/** A job of the whole site or of one brand, in a given time zone. */
export interface ScheduledJob {
  /** Unique. */
  readonly name: string
  readonly schedule: string
  readonly timeZone: string
  readonly run: () => Promise<void>
}

export interface JobRunnerOptions {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: readonly ScheduledJob[]
  /** Only `runDue` runs jobs: for tests. */
  readonly isByHand?: boolean
}

export interface JobRunner {
  /** Runs all due jobs, one after another. */
  runDue(): Promise<void>
  /** Waits for the running job. */
  close(): Promise<void>
}

/** Retry delay of a failed job. */
const RETRY_MS = MINUTE_MS
const LOOK_EVERY_MS = 10 * SECOND_MS
/**
 * Runs jobs when they are due, in one process at a time. A due job stays due until it succeeds: an interrupted run is
 * repeated, and missed runs are made up for once.
 */
export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { database, clock, log, jobs, isByHand = false } = options
  let isOpen = true
  let running: Promise<void> | undefined
  await plan(database, jobs, clock.now())

  const look = async (): Promise<void> => {
    const due = await readDue(database, clock.now())
    for (const job of jobs) if (isOpen && due.has(job.name)) await runLocked(job)
  }
  const runLocked = async (job: ScheduledJob): Promise<void> => {
    const client = await database.sessions.connect()
    let failure: unknown
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, hashtext($2)) as mine', [
        LOCKS.jobs,
        job.name,
      ])
      if (!rows[0]?.mine) return
      try {
        // Another process may have run it between the check and the lock.
        if ((await readDue(database, clock.now())).has(job.name)) await runOnce(job)
      } finally {
        await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS.jobs, job.name])
      }
    } catch (error) {
      failure = error
      throw error
    } finally {
      // A failure closes the connection, which releases its lock.
      client.release(failure as Error | undefined)
    }
  }
  const runOnce = async (job: ScheduledJob): Promise<void> => {
    let next = nextDue(parseSchedule(job.schedule), clock.now(), job.timeZone)
    try {
      await tracedApart(`job ${job.name}`, {}, () => patiently(job.run))
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed and is tried again')
      next = Math.min(next, clock.now() + RETRY_MS)
    }
    await sql`update job_due set due_at = ${timestamp(next)} where name = ${job.name}`.execute(database.reader)
  }
  const runDue = async (): Promise<void> => {
    await running
    running = look().finally(() => (running = undefined))
    return running
  }
  const lookSafely = (): void => {
    if (!running) runDue().catch((error: unknown) => log.warn({ err: error }, 'looking for due jobs failed'))
  }
  const timer = isByHand ? undefined : setInterval(lookSafely, LOOK_EVERY_MS).unref()
  return {
    runDue,
    async close() {
      isOpen = false
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}

/** Jobs that are planned by the same schedule stay as they are. */
async function plan(database: Database, jobs: readonly ScheduledJob[], now: Instant): Promise<void> {
  const { rows } = await sql<{ name: string; schedule: string }>`select name, schedule from job_due`.execute(database.reader)
  const planned = new Map(rows.map(({ name, schedule }) => [name, schedule]))
  const changed = jobs.filter(({ name, schedule }) => planned.get(name) !== schedule)
  if (changed.length === 0) return
  const names = changed.map(({ name }) => name)
  const schedules = changed.map(({ schedule }) => schedule)
  const dues = changed.map(({ schedule, timeZone }) => new Date(nextDue(parseSchedule(schedule), now, timeZone)))
  await sql`
    insert into job_due (name, schedule, due_at)
    select * from unnest(${names}::text[], ${schedules}::text[], ${dues}::timestamptz[])
    on conflict (name) do update set schedule = excluded.schedule, due_at = excluded.due_at
    where job_due.schedule <> excluded.schedule`.execute(database.reader)
}

async function readDue(database: Database, now: Instant): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from job_due where due_at <= ${timestamp(now)}`.execute(
    database.reader,
  )
  return new Set(rows.map(({ name }) => name))
}
