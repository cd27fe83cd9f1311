import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { RequestContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import type {
  CachedGamesPayload,
  getCachedGames as cachedContract,
  getGameFilters as filtersContract,
  getGames as contract,
  putCachedGames as putContract,
} from '../contract.ts'
import { lobby } from '../feature.ts'
import { cacheVersion, type CardsOf, groupKeyOf, groupPayload } from './games.ts'
import { type CacheKey, readCachedGames, readFavorites, readReminders, writeCachedGames } from './store.ts'

/** Every game, with this player's favourites and reminders. */
export const getGamesWith =
  (cardsOf: CardsOf) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { games, ...lists } = groupPayload(ctx, cardsOf(ctx))
    const favorites = ctx.session ? await readFavorites(ctx.reader, ctx.session.playerId) : []
    const reminders = ctx.session ? await readReminders(ctx.reader, ctx.session.playerId) : []
    return {
      ...lists,
      games: Object.values(games).map((game) => ({
        ...game,
        isFavorite: favorites.includes(game.id),
        componentOption: { ...game.componentOption, isReminded: reminders.includes(game.id) },
      })),
    }
  }

export const getGameFiltersWith =
  (cardsOf: CardsOf) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof filtersContract>> => {
    const { games: _, ...lists } = groupPayload(ctx, cardsOf(ctx))
    return lists
  }

/** The visitor's own group, whatever key was sent: nobody fills the cache with groups that do not exist. */
export const getCachedGamesWith =
  (cardsOf: CardsOf) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof cachedContract>> => {
    const cards = cardsOf(ctx)
    if (!optionsOf(ctx.theme, lobby).hasCachedGames) return groupPayload(ctx, cards)
    const key = { groupKey: groupKeyOf(ctx), version: cacheVersion(ctx, cards) }
    const cached = await readCachedGames(ctx.reader, key, ctx.clock.now() - HOUR_MS)
    return cached ?? fillCache(ctx, key, groupPayload(ctx, cards))
  }

export const putCachedGamesWith =
  (cardsOf: CardsOf) =>
  async (ctx: VisitorContext, { query, body }: InputOf<typeof putContract>): Promise<ReplyOf<typeof putContract>> => {
    if (!ctx.isOwnServer) throw new AppError('forbidden', 'Only the site itself fills this cache.')
    if (!optionsOf(ctx.theme, lobby).hasCachedGames) throw new AppError('not-found', 'This brand keeps no games')
    await fillCache(ctx, { groupKey: query.groupKey, version: cacheVersion(ctx, cardsOf(ctx)) }, body)
    return { success: true }
  }

async function fillCache(ctx: RequestContext, key: CacheKey, payload: CachedGamesPayload): Promise<CachedGamesPayload> {
  await writeCachedGames(ctx.reader, { ...key, payload, at: ctx.clock.now() })
  return payload
}
