import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Tx } from '#platform/db/database.ts'

/** Whether a round for entries is undecided. */
export async function mayStillWin(tx: Tx, playerId: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`
    select from game_provider_round r
    where player = ${playerId} and mode = 'SweepStakes' and not is_closed and exists (
      select from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back
    ) limit 1`.execute(tx)
  return rows.length > 0
}
