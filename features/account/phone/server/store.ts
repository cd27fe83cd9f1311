import { type Generated, sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import { DAY_MS, type Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '#platform/db/database.ts'
import { timestamp } from '#platform/db/timestamp.ts'
import type { SentCodes } from './rules.ts'
import { lockId } from '#platform/db/locks.ts'

export interface SentCode {
  readonly id: bigint
  readonly phone: string
  readonly codeHash: Buffer
  readonly expiresAt: Instant
  readonly attempts: number
  readonly usedAt: Instant | null
  readonly message: bigint
}

type Tables = {
  phone_code: {
    id: Generated<bigint>
    player: Id<'plr'>
    brand: string
    phone: string
    code_hash: Buffer
    sent_at: Instant
    expires_at: Instant
    attempts: Generated<number>
    used_at: Generated<Instant | null>
    message: bigint
  }
  phone_reward: { player: Id<'plr'>; brand: string; phone_hash: Buffer; paid_at: Instant }
}

/** Serializes decisions about who owns a number and whether it may be texted. */
export async function lockPhone(tx: Tx, brand: string, phone: string): Promise<void> {
  await lockId(tx, 'phoneNumber', `${brand} ${phone}`)
}

/** The latest code sent to the player; earlier ones are invalid. */
export async function readLatestCode(db: Reader, player: Id<'plr'>): Promise<SentCode | undefined> {
  const row = await tables(db)
    .selectFrom('phone_code')
    .selectAll()
    .where('player', '=', player)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { code_hash: codeHash, expires_at: expiresAt, used_at: usedAt, ...rest } = row
  return { ...rest, codeHash, expiresAt, usedAt }
}

export interface Sending {
  readonly player: Id<'plr'>
  readonly brand: string
  readonly phone: string
}

/** Codes sent in the last day, by this player and to this number. */
export async function readSent(db: Reader, { player, brand, phone }: Sending, now: Instant): Promise<SentCodes> {
  const rows = await tables(db)
    .selectFrom('phone_code')
    .select(['player', 'phone', 'sent_at'])
    .where('sent_at', '>', timestamp(now - DAY_MS))
    .where((where) =>
      where.or([where('player', '=', player), where.and([where('brand', '=', brand), where('phone', '=', phone)])]),
    )
    .orderBy('id', 'desc')
    .execute()
  return {
    byPlayer: rows.filter((row) => row.player === player).map((row) => ({ phone: row.phone, sentAt: row.sent_at })),
    toPhone: rows.filter((row) => row.phone === phone).map((row) => row.sent_at),
  }
}

export async function keepCode(
  tx: Tx,
  { player, brand, phone }: Sending,
  code: { readonly hash: Buffer; readonly sentAt: Instant; readonly expiresAt: Instant; readonly message: bigint },
): Promise<void> {
  const { hash, sentAt, expiresAt, message } = code
  const times = { sent_at: timestamp(sentAt), expires_at: timestamp(expiresAt) }
  await tables(tx)
    .insertInto('phone_code')
    .values({ player, brand, phone, code_hash: hash, message, ...times })
    .execute()
}

export async function countAttempt(tx: Tx, id: bigint): Promise<void> {
  await tables(tx)
    .updateTable('phone_code')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

export async function markUsed(tx: Tx, id: bigint, at: Instant): Promise<void> {
  await tables(tx)
    .updateTable('phone_code')
    .set({ used_at: timestamp(at) })
    .where('id', '=', id)
    .execute()
}

export interface Rewarded extends Omit<Sending, 'phone'> {
  readonly phoneHash: Buffer
}

/** False if this player or this number was already rewarded. */
export async function takeReward(tx: Tx, { player, brand, phoneHash }: Rewarded, at: Instant): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('phone_reward')
    .values({ player, brand, phone_hash: phoneHash, paid_at: timestamp(at) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** For any number, or for this one. */
export async function wasRewarded(db: Reader, player: Id<'plr'>, phoneHash?: Buffer): Promise<boolean> {
  const query = tables(db).selectFrom('phone_reward').select('player').where('player', '=', player)
  return (await (phoneHash ? query.where('phone_hash', '=', phoneHash) : query).executeTakeFirst()) !== undefined
}

/** Codes outside every limit's window. */
export async function forgetOldCodes(tx: Tx, before: Instant): Promise<void> {
  await tables(tx).deleteFrom('phone_code').where('sent_at', '<', timestamp(before)).execute()
}

const tables = (db: Reader) => db.withTables<Tables>()
