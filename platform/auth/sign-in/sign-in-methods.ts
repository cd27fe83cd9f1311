import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '../db/database.ts'

/** How a player can sign in. */
export interface WaysIn {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly socials: number
}

export async function readWaysIn(db: Reader, playerId: Id<'plr'>): Promise<WaysIn> {
  const { rows } = await sql<WaysIn>`
    select password_hash is not null as "hasPassword",
      (select count(*) from passkey where player = p.id)::int as passkeys,
      (select count(*) from social_account where player = p.id)::int as socials
    from player p where id = ${playerId}`.execute(db)
  return rows[0]!
}

/** Likewise, before one is taken away: of two removals at once the second waits here and counts what is left. */
export async function lockWaysIn(tx: Tx, playerId: Id<'plr'>): Promise<WaysIn> {
  await sql`select from player where id = ${playerId} for update`.execute(tx)
  return readWaysIn(tx, playerId)
}

export const countWaysIn = ({ hasPassword, passkeys, socials }: WaysIn): number => Number(hasPassword) + passkeys + socials

/**
 * After the owner of the mailbox chose a password by a mailed link: passkeys, linked accounts and an authenticator app
 * from before the address was confirmed may be of somebody who opened the account with another person's address.
 */
export async function dropUnprovenWays(
  tx: Tx,
  playerId: Id<'plr'>,
): Promise<{ passkeys: number; socials: number; apps: number }> {
  const drop = async (table: string, column: string): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} using player p
      where ${sql.ref(`${table}.player`)} = p.id and p.id = ${playerId} and (p.email_confirmed_at is null or ${sql.ref(`${table}.${column}`)} < p.email_confirmed_at)`.execute(
      tx,
    )
    return Number(numAffectedRows ?? 0n)
  }
  const passkeys = await drop('passkey', 'created_at')
  const socials = await drop('social_account', 'linked_at')
  const apps = await drop('second_factor', 'enabled_at')
  if (apps > 0) await sql`delete from recovery_code where player = ${playerId}`.execute(tx)
  return { passkeys, socials, apps }
}
