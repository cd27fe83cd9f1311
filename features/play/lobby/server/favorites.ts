import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { addFavorite as addContract, removeFavorite as removeContract } from '../contract.ts'
import type { CardsOf } from './games.ts'
import { deleteFavorite, insertFavorite, readFavorites } from './store.ts'

type Reply = ReplyOf<typeof addContract>

/** A repeat changes nothing and answers the same. */
export const favoritesWith = (cardsOf: CardsOf) => ({
  async addFavorite(ctx: PlayerContext, { params }: InputOf<typeof addContract>): Promise<Reply> {
    const game = knownGame(cardsOf(ctx), params.gameId)
    await insertFavorite(ctx.reader, { playerId: ctx.playerId, game, at: ctx.clock.now() })
    return reply(ctx)
  },
  async removeFavorite(ctx: PlayerContext, { params }: InputOf<typeof removeContract>): Promise<Reply> {
    await deleteFavorite(ctx.reader, ctx.playerId, knownGame(cardsOf(ctx), params.gameId))
    return reply(ctx)
  },
})

export function knownGame(cards: readonly { readonly slug: string }[], id: string): string {
  if (!cards.some(({ slug }) => slug === id)) throw new AppError('not-found', `No game ${id}`)
  return id
}

const reply = async (ctx: PlayerContext): Promise<Reply> => ({
  success: true,
  data: { favoriteGames: await readFavorites(ctx.reader, ctx.playerId) },
})
