import { sql, type Selectable } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../../db/database.ts'
import { timestamp } from '../../db/timestamp.ts'
import type { AuthTables, PasskeyTable } from '../tables.ts'

export interface Passkey {
  /** The credential id, base64url. */
  readonly id: string
  readonly playerId: Id<'plr'>
  /** The host it was registered for. */
  readonly rpId: string
  readonly name: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
}

export async function listPasskeys(db: Reader, playerId: Id<'plr'>): Promise<Passkey[]> {
  const rows = await tables(db)
    .selectFrom('passkey')
    .selectAll()
    .where('player', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

export async function findPasskey(db: Reader, id: string): Promise<Passkey | undefined> {
  const row = await tables(db).selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPasskey(row)
}

/** False if this credential is already registered. */
export async function insertPasskey(tx: Tx, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('passkey')
    .values({
      id: passkey.id,
      player: passkey.playerId,
      rp_id: passkey.rpId,
      name: passkey.name,
      public_key: Buffer.from(passkey.publicKey),
      counter: BigInt(passkey.counter),
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      created_at: timestamp(passkey.createdAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** False if the counter did not advance: a cloned key or a replayed assertion. Many authenticators never count. */
export async function notePasskeyUse(tx: Tx, id: string, counter: number, at: Instant): Promise<boolean> {
  const updated = await tables(tx)
    .updateTable('passkey')
    .set({ counter: BigInt(counter), last_used_at: timestamp(at) })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function deletePasskey(tx: Tx, playerId: Id<'plr'>, id: string): Promise<boolean> {
  const deleted = await tables(tx).deleteFrom('passkey').where('player', '=', playerId).where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

const tables = (db: Reader) => db.withTables<AuthTables>()

const toPasskey = (row: Selectable<PasskeyTable>): Passkey => ({
  id: row.id,
  playerId: row.player,
  rpId: row.rp_id,
  name: row.name,
  publicKey: Uint8Array.from(row.public_key),
  counter: Number(row.counter),
  transports: row.transports,
  isSynced: row.is_synced,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
