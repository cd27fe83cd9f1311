import { findGame } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { allPoolsOf, poolIdsOf, readPools, toJackpots } from '#platform/jackpots/jackpot-pools.ts'
import { AppError } from '#platform/problem.ts'
import type { listJackpots as contract } from '../contract.ts'

/** The amounts of a game's pooled jackpots; empty for most games. */
export async function listJackpots(ctx: VisitorContext, { params }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const game = findGame(params.slug)
  if (!game) throw new AppError('not-found', `No game ${params.slug}`)
  const poolIds = poolIdsOf(ctx.theme.id, game)
  const jackpots = allPoolsOf(game).length > 0 ? toJackpots(poolIds, await readPools(ctx.reader, poolIds)) : []
  return { success: true, data: { game: game.slug, jackpots } }
}
