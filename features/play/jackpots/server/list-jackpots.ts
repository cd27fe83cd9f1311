import { findGame } from '#games/all.ts'
import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { placesOf, poolsOf, readPools, toJackpots } from '#platform/jackpots/jackpot-pools.ts'
import { AppError } from '#platform/problem.ts'
import type { listJackpots as contract } from '../contract.ts'

/** What the pooled jackpots of a game hold; none in most games. */
export async function listJackpots(ctx: VisitorContext, { params }: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const game = findGame(params.slug)
  if (!game) throw new AppError('not-found', `No game ${params.slug}`)
  const places = placesOf(ctx.theme.id, game)
  const jackpots = poolsOf(game).length > 0 ? toJackpots(places, await readPools(ctx.reader, places)) : []
  return { success: true, data: { game: game.slug, jackpots } }
}
