import { sql } from 'kysely'
import type { Id } from '#kernel/id.ts'
import type { Instant } from '#kernel/time.ts'
import { isClosed } from '#platform/auth/sign-in/closed-accounts.ts'
import type { Tx } from '#platform/db/database.ts'
import { closedAccountCredited } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { ProviderRound } from './store.ts'

/** A player who closed the account is still owed late credits, so the slice that keeps closed accounts is notified. */
export async function publishIfClosed(tx: Tx, { player }: Pick<ProviderRound, 'player'>, at: Instant): Promise<void> {
  if (await isClosed(tx, player)) await emit(tx, closedAccountCredited, { playerId: player, payload: {}, at })
}

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
