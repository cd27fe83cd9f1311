import { sql } from 'kysely'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { timestamp } from '../db/timestamp.ts'
import { DEVICE_KEPT_MS } from './devices/known-devices.ts'

/** Far longer than any lock or link lasts. */
const KEPT_MS = 7 * DAY_MS

/** Deletes expired password failures, links and one-time states. Sessions stay: they are the sign-in history. */
export async function forgetSpentProofs(tx: Tx, now: Instant): Promise<void> {
  const before = timestamp(now - KEPT_MS)
  await sql`
    delete from sign_in_guard
    where (locked_until is null or locked_until < ${before}) and not exists (
      select from unnest(failed_at) failed where failed >= ${before}
    )`.execute(tx)
  await sql`delete from one_time_token where expires_at < ${before}`.execute(tx)
  // Its cookie has expired as well, so nobody can present it.
  await sql`delete from known_device where last_seen_at < ${timestamp(now - DEVICE_KEPT_MS)}`.execute(tx)
  await sql`delete from one_time_state where expires_at < ${timestamp(now)}`.execute(tx)
}
