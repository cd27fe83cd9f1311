import type { Generated } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { Channel } from '../contract.ts'

export interface Said {
  readonly channel: Channel
  readonly isOn: boolean
  readonly version: string
  readonly saidAt: Instant
}

export interface Change extends Said {
  readonly player: Id<'plr'>
  readonly source: 'page' | 'link' | 'mailer' | 'closing'
  readonly address: string
}

type Row = { player: Id<'plr'>; channel: Channel; is_on: boolean; version: string; said_at: Instant }
type Tables = {
  subscription_choice: Row
  subscription_change: Row & { id: Generated<bigint>; source: Change['source']; address: string }
  subscription_mail: { player: Id<'plr'>; key: string; queued_at: Instant }
}

export async function readSaid(db: Reader, player: Id<'plr'>): Promise<Said[]> {
  const rows = await tables(db).selectFrom('subscription_choice').selectAll().where('player', '=', player).execute()
  return rows.map(({ channel, is_on, version, said_at }) => ({ channel, isOn: is_on, version, saidAt: said_at }))
}

/** False where the choice is unchanged; the second of two concurrent calls waits and gets false. */
export async function keepSaid(tx: Tx, { player, channel, isOn, version, saidAt, source, address }: Change): Promise<boolean> {
  const said = { is_on: isOn, version, said_at: timestamp(saidAt) }
  const kept = await tables(tx)
    .insertInto('subscription_choice')
    .values({ player, channel, ...said })
    .onConflict((conflict) =>
      conflict.columns(['player', 'channel']).doUpdateSet(said).where('subscription_choice.is_on', '!=', isOn),
    )
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows !== 1n) return false
  await tables(tx)
    .insertInto('subscription_change')
    .values({ player, channel, ...said, source, address })
    .execute()
  return true
}

/** False where a mail with this key was queued before. */
export async function noteMail(tx: Tx, player: Id<'plr'>, key: string, at: Instant): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('subscription_mail')
    .values({ player, key, queued_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const tables = (db: Reader) => db.withTables<Tables>()
