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
