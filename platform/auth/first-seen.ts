import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Tx } from '../db/database.ts'
import { dayFirstSeen } from '../events/index.ts'
import { emit } from '../outbox/index.ts'

/**
 * Whether a call may be the player's first of the brand's day; `seenOn` is the day of the last one as read with the
 * session, so that all later calls of the day write nothing.
 */
export const isFirstToday = ({ seenOn, today }: { seenOn: CalendarDay | null; today: CalendarDay }): boolean =>
  seenOn === null || seenOn < today

/** Emits `day.first-seen`, unless a concurrent call of the player did: that one is waited for. */
export async function noteFirstSeen(
  tx: Tx,
  { playerId, today }: { playerId: Id<'plr'>; today: CalendarDay },
  at: Instant,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update player set seen_on = ${today}::date
    where id = ${playerId} and (seen_on is null or seen_on < ${today}::date)`.execute(tx)
  if (numAffectedRows === 1n) await emit(tx, dayFirstSeen, { playerId, payload: { day: today }, at })
}
