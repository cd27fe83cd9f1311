import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

type Tables = { sign_in_alert_choice: { player: Id<'plr'>; by_mail: boolean; changed_at: Instant } }

/** Alerts are on until the player opts out. */
export async function hasAlertsByMail(db: Reader, playerId: Id<'plr'>): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('sign_in_alert_choice')
    .select('by_mail')
    .where('player', '=', playerId)
    .executeTakeFirst()
  return row?.by_mail ?? true
}

export async function keepAlertChoice(tx: Tx, playerId: Id<'plr'>, byMail: boolean, now: Instant): Promise<void> {
  const row = { by_mail: byMail, changed_at: timestamp(now) }
  await tables(tx)
    .insertInto('sign_in_alert_choice')
    .values({ player: playerId, ...row })
    .onConflict((conflict) => conflict.column('player').doUpdateSet(row))
    .execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
