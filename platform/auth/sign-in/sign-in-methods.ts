import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Reader, Tx } from '../../db/database.ts'

/** A player's sign-in methods. */
export interface SignInMethods {
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly socialAccounts: number
}

async function readSignInMethods(db: Reader, playerId: Id<'plr'>): Promise<SignInMethods> {
  const { rows } = await sql<SignInMethods>`
    select password_hash is not null as "hasPassword",
      (select count(*) from passkey where player = p.id)::int as passkeys,
      (select count(*) from social_account where player = p.id)::int as "socialAccounts"
    from player p where id = ${playerId}`.execute(db)
  return rows[0]!
}

/** The same with a lock, before one is removed: a concurrent removal waits and counts what is left. */
export async function lockSignInMethods(tx: Tx, playerId: Id<'plr'>): Promise<SignInMethods> {
  await sql`select from player where id = ${playerId} for update`.execute(tx)
  return readSignInMethods(tx, playerId)
}

export const countSignInMethods = ({ hasPassword, passkeys, socialAccounts }: SignInMethods): number =>
  Number(hasPassword) + passkeys + socialAccounts

/**
 * After a mailed password reset: removes passkeys, linked accounts and the authenticator app added before the address
 * was confirmed. They may belong to someone who signed up with another person's address.
 */
export async function dropUnprovenWays(
  tx: Tx,
  playerId: Id<'plr'>,
): Promise<{ passkeys: number; socialAccounts: number; apps: number }> {
  const drop = async (table: string, column: string): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} using player p
      where ${sql.ref(`${table}.player`)} = p.id and p.id = ${playerId} and (p.email_confirmed_at is null or ${sql.ref(`${table}.${column}`)} < p.email_confirmed_at)`.execute(
      tx,
    )
    return Number(numAffectedRows ?? 0n)
  }
  const passkeys = await drop('passkey', 'created_at')
  const socialAccounts = await drop('social_account', 'linked_at')
  const apps = await drop('second_factor', 'enabled_at')
  if (apps > 0) await sql`delete from recovery_code where player = ${playerId}`.execute(tx)
  return { passkeys, socialAccounts, apps }
}
