import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { ProviderContext } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { endRound as contract } from '../contract.ts'
import { findRound } from './store.ts'
import { answerOnce } from './wallet.ts'

type EndRound = typeof contract

export const endRound = (ctx: ProviderContext, { body }: InputOf<EndRound>): Promise<ReplyOf<EndRound>> =>
  answerOnce(ctx, body, async (tx, provider) => {
    const round = await findRound(tx, provider.id, body.round)
    if (!round || round.player !== body.user) return { status: 'TRANSACTION_DOES_NOT_EXIST' }
    await closeRound(tx, provider.id, body.round)
    return { status: 'OK', of: round }
  })

/** Nothing more can be won in it. Closed again it stays as it is. */
export async function closeRound(tx: Tx, provider: string, round: string): Promise<void> {
  await sql`
    update game_provider_round set is_closed = true where provider = ${provider} and round = ${round} and not is_closed`.execute(
    tx,
  )
}
