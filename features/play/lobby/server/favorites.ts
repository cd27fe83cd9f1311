import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import type { PlayerContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type { addFavorite as addContract, removeFavorite as removeContract } from '../contract.ts'
import type { CatalogueOf } from './games.ts'
import { deleteFavorite, insertFavorite, readFavorites } from './store.ts'

type Reply = ReplyOf<typeof addContract>

/** A repeat changes nothing and returns the same answer. */
export const favoritesWith = (catalogueOf: CatalogueOf) => ({
  async addFavorite(ctx: PlayerContext, { params }: InputOf<typeof addContract>): Promise<Reply> {
    const game = knownGame((await catalogueOf(ctx)).cards, params.gameId)
    await insertFavorite(ctx.reader, { playerId: ctx.playerId, game, at: ctx.clock.now() })
    return reply(ctx)
  },
  async removeFavorite(ctx: PlayerContext, { params }: InputOf<typeof removeContract>): Promise<Reply> {
    await deleteFavorite(ctx.reader, ctx.playerId, knownGame((await catalogueOf(ctx)).cards, params.gameId))
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
