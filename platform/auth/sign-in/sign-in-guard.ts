import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { type Instant, MINUTE_MS } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { countedAs } from '../http/rate-limit.ts'
import type { AuthTables } from './tables.ts'

export const FAILURES_MAX = 3
/** Failures count for so long, and a lock lasts for so long. */
export const LOCK_MS = 30 * MINUTE_MS

/** What failures are counted against. A name that nobody has gets a subject too, and locks like any other. */
export const guardSubject = (brand: string, who: { playerId: Id<'plr'> } | { identifier: string }): string =>
  'playerId' in who
    ? who.playerId
    : `unknown_${createHash('sha256').update(`${brand}|${who.identifier.toLowerCase()}`).digest('hex')}`

export type Attempt = { readonly isLocked: true } | { readonly isLocked: false; readonly failuresLeft: number }

/**
 * Takes one of the tries before the password is looked at, so that guesses sent at once cannot all be tried.
 * The last try locks in advance; a right password clears it all (`clearFailures`).
 */
export async function takeAttempt(tx: Tx, subject: string, now: Instant, failuresMax = FAILURES_MAX): Promise<Attempt> {
  const at = moment(now)
  const lockedUntil = moment(now + LOCK_MS)
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_guard as guard (subject, failed_at) values (${subject}, array[${at}])
    on conflict (subject) do update set (failed_at, locked_until) = (
      select recent, case when cardinality(recent) >= ${failuresMax} then ${lockedUntil} end
      from (
        select array(select f from unnest(guard.failed_at) f where f > ${moment(now - LOCK_MS)})
          || ${at} as recent
      ) as counted
    )
    where guard.locked_until is null or guard.locked_until <= ${at}
    returning cardinality(failed_at) as failures`.execute(tx)
  const row = rows[0]
  return row ? { isLocked: false, failuresLeft: failuresMax - row.failures } : { isLocked: true }
}

/** Gives back the try of a password that was right where more is asked for: only the whole proof clears the rest. */
export async function refundAttempt(tx: Tx, subject: string): Promise<void> {
  await sql`
    update sign_in_guard set failed_at = failed_at[1:cardinality(failed_at) - 1], locked_until = null
    where subject = ${subject}`.execute(tx)
}

/** Notes a failure of an address: whoever tries from there next is asked to show that a person is there. */
export async function noteFailureFrom(tx: Tx, address: string, now: Instant): Promise<void> {
  const at = moment(now)
  await sql`
    insert into sign_in_guard as guard (subject, failed_at) values (${addressSubject(address)}, array[${at}])
    on conflict (subject) do update set failed_at = array[${at}]`.execute(tx)
}

export async function hasFailedFrom(db: Reader, address: string, now: Instant): Promise<boolean> {
  const { rows } = await sql`
    select from sign_in_guard
    where subject = ${addressSubject(address)} and failed_at[cardinality(failed_at)] > ${moment(now - LOCK_MS)}`.execute(db)
  return rows.length > 0
}

const addressSubject = (address: string): string => `address_${createHash('sha256').update(countedAs(address)).digest('hex')}`

/** After the whole proof, or by a mailed link. */
export async function clearFailures(tx: Tx, subject: string): Promise<void> {
  await tx.withTables<AuthTables>().deleteFrom('sign_in_guard').where('subject', '=', subject).execute()
}

export async function isLocked(db: Reader, subject: string, now: Instant): Promise<boolean> {
  const row = await db
    .withTables<AuthTables>()
    .selectFrom('sign_in_guard')
    .select('subject')
    .where('subject', '=', subject)
    .where('locked_until', '>', moment(now))
    .executeTakeFirst()
  return row !== undefined
}
