import '../feature.ts'
import { sql } from 'kysely'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import type { ServerFeature } from '../feature.ts'
import { timestamp } from '../db/timestamp.ts'

export interface MoneyFault {
  readonly subject: string
  readonly detail: string
}

/** A condition on money that always holds. */
export interface MoneyCheck {
  readonly id: string
  /** Violations among what moved since then, each read in one statement so that it sees whole transactions. */
  readonly find: (db: Reader, since: Instant) => Promise<readonly MoneyFault[]>
}

declare module '#platform/feature.ts' {
  interface ServerFeature {
    /** Conditions on this slice's money, checked every minute. */
    readonly moneyChecks?: readonly MoneyCheck[]
  }
}

export interface FoundFault extends MoneyFault {
  readonly check: string
}

type Slices = readonly Pick<ServerFeature, 'moneyChecks'>[]

/** Every violation of every slice's conditions. Changes nothing. */
export async function findMoneyFaults(db: Reader, slices: Slices, since: Instant): Promise<FoundFault[]> {
  const found: FoundFault[] = []
  for (const { id, find } of slices.flatMap(({ moneyChecks }) => moneyChecks ?? []))
    for (const fault of await find(db, since)) found.push({ check: id, ...fault })
  return found
}

/** True for one caller in each pause, whichever brand or process it is. */
export async function claimMoneyCheck(tx: Tx, at: Instant, pauseMs: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into money_check_run as r (at) values (${timestamp(at)})
    on conflict (is_only) do update set at = excluded.at where r.at <= ${timestamp(at - pauseMs)}`.execute(tx)
  return numAffectedRows === 1n
}

/** Replaces the known faults; returns the new ones. */
export async function noteMoneyFaults(tx: Tx, found: readonly FoundFault[], at: Instant): Promise<FoundFault[]> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("check" text, subject text, detail text)`
  await sql`
    delete from money_fault m where not exists (select from ${list} where f."check" = m.check_id and f.subject = m.subject)`.execute(
    tx,
  )
  const { rows } = await sql<FoundFault>`
    insert into money_fault (check_id, subject, detail, since)
    select distinct on (f."check", f.subject) f."check", f.subject, f.detail, ${timestamp(at)} from ${list}
    on conflict (check_id, subject) do nothing returning check_id as "check", subject, detail`.execute(tx)
  return rows
}

/** When the oldest fault that still stands was found; null without one. */
export async function oldestMoneyFault(db: Reader): Promise<Instant | null> {
  const { rows } = await sql<{ since: Instant | null }>`select min(since) as since from money_fault`.execute(db)
  return rows[0]?.since ?? null
}

/** How many faults each condition has. */
export async function countMoneyFaults(db: Reader): Promise<{ readonly check: string; readonly count: number }[]> {
  const { rows } = await sql<{ check: string; count: number }>`
    select check_id as "check", count(*)::int as count from money_fault group by check_id`.execute(db)
  return rows
}

export async function readMoneyFaults(db: Reader): Promise<readonly (FoundFault & { readonly since: Instant })[]> {
  const { rows } = await sql<FoundFault & { since: Instant }>`
    select check_id as "check", subject, detail, since from money_fault order by since, check_id limit 100`.execute(db)
  return rows
}

/** When the checks last ran; null before the first time. */
export async function readMoneyCheckedAt(db: Reader): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant }>`select at from money_check_run`.execute(db)
  return rows[0]?.at ?? null
}
