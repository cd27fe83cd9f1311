import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader } from '../db/database.ts'
import type { AuthTables } from './tables.ts'

/** A player who signed up with another player's code. */
export interface Invited {
  readonly id: Id<'plr'>
  readonly login: string
  readonly joinedAt: Instant
}

/** Players who signed up with this player's code, newest first. */
export async function readInvited(db: Reader, inviter: Id<'plr'>, limit: number): Promise<Invited[]> {
  const rows = await db
    .withTables<AuthTables>()
    .selectFrom('player')
    .where('invited_by', '=', inviter)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .select(['id', 'login', 'created_at'])
    .execute()
  return rows.map(({ id, login, created_at: joinedAt }) => ({ id, login, joinedAt }))
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

/** The player whose code was used, if it was accepted. */
export async function readInviter(db: Reader, player: Id<'plr'>): Promise<Id<'plr'> | null> {
  const row = await db
    .withTables<AuthTables>()
    .selectFrom('player')
    .where('id', '=', player)
    .select('invited_by')
    .executeTakeFirst()
  return row?.invited_by ?? null
}
