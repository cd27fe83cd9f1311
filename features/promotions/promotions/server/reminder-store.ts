import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'

interface Row {
  readonly player: Id<'plr'>
  readonly campaign: Id<'cmp'>
  readonly path: string
  readonly asked_at: Instant
}

type Tables = { promotion_reminder: Row }

/** A repeat changes nothing. */
export async function insertReminder(db: Reader, { asked_at, ...reminder }: Row): Promise<void> {
  await tables(db)
    .insertInto('promotion_reminder')
    .values({ ...reminder, asked_at: timestamp(asked_at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteReminder(db: Reader, player: Id<'plr'>, campaign: Id<'cmp'>): Promise<void> {
  await tables(db).deleteFrom('promotion_reminder').where('player', '=', player).where('campaign', '=', campaign).execute()
}

/** Campaigns with a reminder of this player. */
export async function readReminders(db: Reader, player: Id<'plr'>): Promise<Id<'cmp'>[]> {
  const rows = await tables(db)
    .selectFrom('promotion_reminder')
    .where('player', '=', player)
    .orderBy('asked_at')
    .select('campaign')
    .execute()
  return rows.map(({ campaign }) => campaign)
}

/** Campaigns with any reminder. */
export async function readAwaited(db: Reader): Promise<Id<'cmp'>[]> {
  const rows = await tables(db).selectFrom('promotion_reminder').select('campaign').distinct().execute()
  return rows.map(({ campaign }) => campaign)
}

/** Takes up to this many subscribers of the campaign and deletes their reminders. */
export async function takeReminders(
  tx: Tx,
  { campaign, max }: { campaign: Id<'cmp'>; max: number },
): Promise<Pick<Row, 'player' | 'path'>[]> {
  const { rows } = await sql<Pick<Row, 'player' | 'path'>>`
    delete from promotion_reminder where (player, campaign) in (
      select player, campaign from promotion_reminder where campaign = ${campaign}
      limit ${max} for update skip locked
    ) returning player, path`.execute(tx)
  return rows
}

const tables = (db: Reader) => db.withTables<Tables>()
