import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import type { AuthTables } from './tables.ts'

/** Somebody who signed up by another player's code, and how far they have come. */
export interface Invited {
  readonly login: string
  readonly joinedAt: Instant
  readonly hasConfirmedEmail: boolean
  readonly hasCompletedProfile: boolean
}

/** Who came by this player's code, the latest first. */
export async function readInvited(db: Reader, inviter: Id<'plr'>, limit: number): Promise<Invited[]> {
  const rows = await db
    .withTables<AuthTables>()
    .selectFrom('player')
    .where('invited_by', '=', inviter)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .select(['login', 'created_at', 'email_confirmed_at', 'profile_completed_at'])
    .execute()
  return rows.map((row) => ({
    login: row.login,
    joinedAt: row.created_at,
    hasConfirmedEmail: row.email_confirmed_at !== null,
    hasCompletedProfile: row.profile_completed_at !== null,
  }))
}

export async function countInvited(db: Reader, inviter: Id<'plr'>): Promise<number> {
  const { count } = await db
    .withTables<AuthTables>()
    .selectFrom('player')
    .where('invited_by', '=', inviter)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
