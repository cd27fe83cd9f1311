import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { VisitorContext } from '#platform/context.ts'
import { gameMode, type listJackpots as contract } from '../contract.ts'
import { playableGame } from './catalogue.ts'
import { placeOf, readPools } from './jackpot-pools.ts'
import { toJackpots } from './replies.ts'

/** What the pooled jackpots of a game hold; none in most games. */
export async function listJackpots(ctx: VisitorContext, input: InputOf<typeof contract>): Promise<ReplyOf<typeof contract>> {
  const game = playableGame(input.params.slug)
  const places = gameMode.options.map((mode) => placeOf({ brand: ctx.theme.id, game, mode }))
  const isPooled = places.some(({ rules }) => rules.length > 0)
  const jackpots = isPooled ? toJackpots(places, await readPools(ctx.reader, places)) : []
  return { success: true, data: { game: game.slug, jackpots } }
}
