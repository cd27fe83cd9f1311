import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { Context, ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { roundAmounts, roundSettled } from '#platform/events/index.ts'
import { emit } from '#platform/outbox/index.ts'
import type { endRound as contract } from '../contract.ts'
import { findRound, hasBet, type ProviderRound } from './store.ts'
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
 * Closes the round to further wins and notifies the rest of the site once. Closing it again changes nothing; a round
 * whose bets were all rolled back emits no event.
 */
export async function closeRound(
  ctx: Context,
  tx: Tx,
  { provider, round }: Pick<ProviderRound, 'provider' | 'round'>,
): Promise<void> {
  const { rows } = await sql<ProviderRound>`
    update game_provider_round set is_closed = true, closed_at = ${new Date(ctx.clock.now())}
    where provider = ${provider} and round = ${round} and not is_closed returning *`.execute(tx)
  const closed = rows[0]
  if (!closed || !(await hasBet(tx, closed))) return
  await emit(tx, roundSettled, { playerId: closed.player, payload: factsOf(closed), at: ctx.clock.now() })
}

/** A round as its events report it. Providers do not say which award paid for a free round. */
export const factsOf = (round: ProviderRound) => ({
  roundId: round.id,
  game: round.game,
  provider: round.provider,
  mode: round.mode,
  ...roundAmounts(round),
  isFree: round.is_free,
  freeGrant: null,
  defHash: null,
})
