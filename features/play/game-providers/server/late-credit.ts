import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { isClosed } from '#platform/auth/closed-accounts.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/outbox/index.ts'
import type { ProviderRound } from './store.ts'

/** Who has left is still owed what a round brings: whoever keeps closed accounts has to know of it. */
export async function tellIfClosed(tx: Tx, { player }: Pick<ProviderRound, 'player'>, at: Instant): Promise<void> {
  if (await isClosed(tx, player)) await emit(tx, { type: 'closed-account.credited', playerId: player, payload: {}, at })
}

/** Whether a round for entries is not decided yet. */
export async function mayStillWin(tx: Tx, playerId: Id<'plr'>): Promise<boolean> {
  const { rows } = await sql`
    select from game_provider_round r
    where player = ${playerId} and mode = 'SweepStakes' and not is_closed and exists (
      select from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back
    ) limit 1`.execute(tx)
  return rows.length > 0
}
