import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import { countedAs } from '../../http/rate-limit.ts'
import type { AuthTables } from '../tables.ts'

export const FAILURES_MAX = 3
/** The window in which failures count, and the duration of a lock. */
export const LOCK_MS = 30 * MINUTE_MS

/** The subject that failures count against. Unknown names have subjects too and lock the same way. */
export const guardSubject = (brand: string, who: { playerId: Id<'plr'> } | { identifier: string }): string =>
  'playerId' in who
    ? who.playerId
    : `unknown_${createHash('sha256').update(`${brand}|${who.identifier.toLowerCase()}`).digest('hex')}`

export type Attempt = { readonly isLocked: true } | { readonly isLocked: false; readonly failuresLeft: number }

/**
 * Reserves an attempt before the password is checked, so that concurrent guesses cannot exceed the limit. The last
 * attempt locks in advance; a correct password clears all (`clearFailures`).
 */
export async function takeAttempt(tx: Tx, subject: string, now: Instant, failuresMax = FAILURES_MAX): Promise<Attempt> {
  const at = timestamp(now)
  const lockedUntil = timestamp(now + LOCK_MS)
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_guard as guard (subject, failed_at) values (${subject}, array[${at}])
    on conflict (subject) do update set (failed_at, locked_until) = (
      select recent, case when cardinality(recent) >= ${failuresMax} then ${lockedUntil} end
      from (
        select array(select f from unnest(guard.failed_at) f where f > ${timestamp(now - LOCK_MS)})
          || ${at} as recent
      ) as counted
    )
    where guard.locked_until is null or guard.locked_until <= ${at}
    returning cardinality(failed_at) as failures`.execute(tx)
  const row = rows[0]
  return row ? { isLocked: false, failuresLeft: failuresMax - row.failures } : { isLocked: true }
}

/** Returns the attempt of a correct password if more is required; only a complete proof clears the rest. */
export async function refundAttempt(tx: Tx, subject: string): Promise<void> {
  await sql`
    update sign_in_guard set failed_at = failed_at[1:cardinality(failed_at) - 1], locked_until = null
    where subject = ${subject}`.execute(tx)
}

/** Records a failure of an address: the next attempt from it must pass the CAPTCHA. */
export async function noteFailureFrom(tx: Tx, address: string, now: Instant): Promise<void> {
  const at = timestamp(now)
  await sql`
    insert into sign_in_guard as guard (subject, failed_at) values (${addressSubject(address)}, array[${at}])
    on conflict (subject) do update set failed_at = array[${at}]`.execute(tx)
}

export async function hasFailedFrom(db: Reader, address: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from sign_in_guard
    where subject = ${addressSubject(address)} and failed_at[cardinality(failed_at)] > ${timestamp(now - LOCK_MS)}`.execute(db)
  return rows.length > 0
}

const addressSubject = (address: string): string => `address_${createHash('sha256').update(countedAs(address)).digest('hex')}`

/** After a complete proof or through a mailed link. */
export async function clearFailures(tx: Tx, subject: string): Promise<void> {
  await tx.withTables<AuthTables>().deleteFrom('sign_in_guard').where('subject', '=', subject).execute()
}
