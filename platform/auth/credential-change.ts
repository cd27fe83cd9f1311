import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'

const CREDENTIALS = ['password-changed', 'password-reset', 'email-given', 'second-factor-off', 'recovery-codes-renewed']

/** The latest one. In the table alone: an archived month is long past the days that a payout waits for. */
export async function readCredentialChange(db: Reader, playerId: Id<'plr'>): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant }>`
    select at from audit_event where subject = ${playerId} and what = any (${CREDENTIALS}) order by id desc limit 1`.execute(db)
  return rows[0]?.at ?? null
}
