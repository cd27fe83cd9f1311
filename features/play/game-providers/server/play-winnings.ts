import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { playWinnings as contract } from '../contract.ts'
import { hashOf } from './launch.ts'

type PlayWinnings = typeof contract

/** Records consent given mid-game: only the balance that the launch and its open round may play changes. */
export async function playWinnings(
  ctx: PlayerContext,
  { params: { provider, game }, body: { token } }: InputOf<PlayWinnings>,
): Promise<ReplyOf<PlayWinnings>> {
  await ctx.transaction(async (tx) => {
    const { rows } = await sql<{ mode: string }>`
      update game_provider_session set may_play_won = true
      where token_hash = ${hashOf(token)} and provider = ${provider} and game = ${game} and player = ${ctx.playerId}
      returning mode`.execute(tx)
    if (!rows[0]) throw new AppError('not-found', 'No such launch')
    await sql`
      update game_provider_round set may_play_won = true
      where provider = ${provider} and game = ${game} and player = ${ctx.playerId} and mode = ${rows[0].mode} and not is_closed`.execute(
      tx,
    )
  })
  return { success: true }
}
