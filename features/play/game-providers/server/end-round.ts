import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Context, ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { emit } from '#platform/outbox/index.ts'
import type { endRound as contract } from '../contract.ts'
import { findRound, type ProviderRound } from './store.ts'
import { answerOnce } from './wallet.ts'

type EndRound = typeof contract

export const endRound = (ctx: ProviderContext, { body }: InputOf<EndRound>): Promise<ReplyOf<EndRound>> =>
  answerOnce(ctx, body, async (tx, provider) => {
    const round = await findRound(tx, provider.id, body.round)
    if (!round || round.player !== body.user) return { status: 'TRANSACTION_DOES_NOT_EXIST' }
    await closeRound(ctx, tx, round)
    return { status: 'OK', of: round }
  })

/**
 * Nothing more can be won in it, and the rest of the site hears of it, once. Closed again it stays as it is; of a round
 * whose every bet was taken back nobody hears.
 */
export async function closeRound(
  ctx: Context,
  tx: Tx,
  { provider, round }: Pick<ProviderRound, 'provider' | 'round'>,
): Promise<void> {
  const { rows } = await sql<ProviderRound & { was_played: boolean }>`
    update game_provider_round r set is_closed = true
    where provider = ${provider} and round = ${round} and not is_closed
    returning r.*, exists (
      select from game_provider_transaction t
      where t.provider = r.provider and t.round = r.round and t.kind = 'bet' and not t.is_rolled_back
    ) as was_played`.execute(tx)
  const closed = rows[0]
  if (!closed?.was_played) return
  const { id, player, game, mode, stake, win, is_free } = closed
  const payload = { roundId: id, game, mode, stake: Number(stake), win: Number(win), isFree: is_free }
  await emit(tx, { type: 'round.settled', playerId: player, payload, at: ctx.clock.now() })
}
