import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Database, Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import { checkInvariants, checkState, type Finding } from './invariants.ts'

/** What was verified: what is new since the checkpoint, or everything from the first transfer on. */
export type CheckScope = 'new' | 'whole'

/** The last run of a check. */
export interface CheckRun {
  readonly scope: CheckScope
  readonly ranAt: Instant
  /** Null if it never passed. */
  readonly passedAt: Instant | null
  readonly faults: number
  readonly firstFault: string | null
}

/** A step of the checkpoint takes about two seconds, for which roll-ups and readers of events wait. */
const STEP_MAX = 50_000

/**
 * Verifies all balances from the checkpoint and the transfers since. Without a fault the checkpoint moves on; with one it
 * stays, so that the next run finds it again.
 */
export async function checkNew(database: Database, at: Instant, stepMax = STEP_MAX): Promise<Finding[]> {
  const { rows } = await database.transaction((tx) => sql<Finding>`select * from ledger.check_on()`.execute(tx))
  while (rows.length === 0 && (await database.transaction((tx) => moveCheckpoint(tx, stepMax))));
  const findings = [...rows, ...(await checkState(database.reader))]
  await noteCheck(database, 'new', at, findings)
  return findings
}

async function moveCheckpoint(tx: Tx, stepMax: number): Promise<boolean> {
  const { rows } = await sql<{ isMore: boolean }>`select ledger.move_checkpoint(${stepMax}) as "isMore"`.execute(tx)
  return rows[0]!.isMore
}

/** The same without moving the checkpoint, as the database's owner. Changes nothing. */
export async function findNew(db: Reader): Promise<Finding[]> {
  const { rows } = await sql<Finding>`select * from ledger.new_faults()`.execute(db)
  return [...rows, ...(await checkState(db))]
}

/** Verifies every entry from the first one on, and the checkpoint. */
export async function checkWhole(database: Database, at: Instant): Promise<Finding[]> {
  const fresh = await checkNew(database, at)
  const known = new Set(fresh.map(nameOf))
  const others = (await checkInvariants(database.reader)).filter((finding) => !known.has(nameOf(finding)))
  const findings = [...fresh, ...others]
  await noteCheck(database, 'whole', at, findings)
  return findings
}

/** The hourly check: of what is new, and of everything as long as that has not passed. */
export async function checkHourly(database: Database, at: Instant): Promise<Finding[]> {
  const whole = (await readCheckRuns(database.reader)).find(({ scope }) => scope === 'whole')
  return whole?.faults === 0 ? checkNew(database, at) : checkWhole(database, at)
}

/** Lets the next check begin with the first transfer, as the database's owner. */
export async function forgetCheckpoint(tx: Tx): Promise<void> {
  await sql`select ledger.forget_checkpoint()`.execute(tx)
}

/** The last run of each check; none before the first. */
export async function readCheckRuns(db: Reader): Promise<CheckRun[]> {
  const { rows } = await sql<CheckRun>`
    select scope, ran_at as "ranAt", passed_at as "passedAt", faults, first_fault as "firstFault" from ledger.check_run
    order by scope`.execute(db)
  return rows
}

async function noteCheck(database: Database, scope: CheckScope, at: Instant, findings: readonly Finding[]): Promise<void> {
  const [first] = findings
  const firstFault = first ? `${first.invariant}: ${first.subject} ${first.detail}` : null
  await database.transaction((tx) =>
    sql`select ledger.note_check(${scope}, ${timestamp(at)}, ${findings.length}, ${firstFault})`.execute(tx),
  )
}

/** Both checks find some faults, each in its own words. */
const nameOf = ({ invariant, subject }: Finding): string => `${invariant} ${subject}`
