import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { moment } from '../db/moment.ts'

/** Whether this player proved who they are: what a policy of purchases or prizes asks (ACC-2). */
export async function isVerified(db: Reader, playerId: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`select from verified_player where player = ${playerId}`.execute(db)
  return rows.length > 0
}

/** `by` is a provider’s name or an operator’s id. Known already, nothing changes. */
export async function markVerified(
  tx: Tx,
  playerId: Id<'plr'>,
  { at, by }: { readonly at: Instant; readonly by: string },
): Promise<void> {
  await sql`insert into verified_player (player, verified_at, verified_by) values (${playerId}, ${moment(at)}, ${by})
    on conflict do nothing`.execute(tx)
}

/** What was proved turned out otherwise. */
export async function unmarkVerified(tx: Tx, playerId: Id<'plr'>): Promise<void> {
  await sql`delete from verified_player where player = ${playerId}`.execute(tx)
}
