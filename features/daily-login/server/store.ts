import type { Id } from '#kernel/id.ts'
import type { CalendarDay, Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { moment } from '#platform/db/moment.ts'
import type { Prize } from '../contract.ts'
import type { Progress } from './rules.ts'

type Tables = {
  daily_login_progress: { player: Id<'plr'>; last_level: number; last_claim_day: CalendarDay }
  daily_login_claim: { player: Id<'plr'>; day: CalendarDay; level: number; prize: Prize; claimed_at: Instant }
}

export interface DayClaim {
  readonly playerId: Id<'plr'>
  readonly day: CalendarDay
  readonly level: number
  readonly prize: Prize
  readonly claimedAt: Instant
}

export async function readProgress(db: Reader, playerId: Id<'plr'>): Promise<Progress | undefined> {
  return db
    .withTables<Tables>()
    .selectFrom('daily_login_progress')
    .where('player', '=', playerId)
    .select(['last_level as lastLevel', 'last_claim_day as lastClaimDay'])
    .executeTakeFirst()
}

/** The prize of the player's latest claim. */
export async function readLastPrize(db: Reader, playerId: Id<'plr'>): Promise<Prize | undefined> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('daily_login_claim')
    .where('player', '=', playerId)
    .orderBy('day', 'desc')
    .select('prize')
    .limit(1)
    .executeTakeFirst()
  return row?.prize
}

/** False when the day is claimed already; of two at once the second waits here for the first to commit. */
export async function recordClaim(tx: Tx, claim: DayClaim): Promise<boolean> {
  const { playerId: player, day, level, prize, claimedAt } = claim
  const tables = tx.withTables<Tables>()
  const inserted = await tables
    .insertInto('daily_login_claim')
    .values({ player, day, level, prize, claimed_at: moment(claimedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return false
  await tables
    .insertInto('daily_login_progress')
    .values({ player, last_level: level, last_claim_day: day })
    // A request from before midnight that comes last must not turn the run back.
    .onConflict((conflict) =>
      conflict
        .column('player')
        .doUpdateSet({ last_level: level, last_claim_day: day })
        .where('daily_login_progress.last_claim_day', '<', day),
    )
    .execute()
  return true
}
