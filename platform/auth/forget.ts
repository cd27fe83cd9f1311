import { sql } from 'kysely'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'
import { DEVICE_KEPT_MS } from './known-devices.ts'

/** Far longer than any lock or link lasts. */
const KEPT_MS = 7 * DAY_MS

/** Tries at passwords that no longer count, links that no longer work, what nobody came back for. Sessions stay: they are the list of sign-ins. */
export async function forgetSpentProofs(tx: Tx, now: Instant): Promise<void> {
  const before = moment(now - KEPT_MS)
  await sql`
    delete from sign_in_guard
    where (locked_until is null or locked_until < ${before}) and not exists (
      select from unnest(failed_at) failed where failed >= ${before}
    )`.execute(tx)
  await sql`delete from one_time_token where expires_at < ${before}`.execute(tx)
  // The cookie of it is gone as well: nobody can show it any more.
  await sql`delete from known_device where last_seen_at < ${moment(now - DEVICE_KEPT_MS)}`.execute(tx)
  await sql`delete from one_time_state where expires_at < ${moment(now)}`.execute(tx)
}
