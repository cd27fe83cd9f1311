import type { InputOf, ReplyOf } from '#kernel/contract.ts'
import { optionsOf } from '#kernel/feature.ts'
import { HOUR_MS } from '#kernel/time.ts'
import type { RequestContext, VisitorContext } from '#platform/context.ts'
import { AppError } from '#platform/problem.ts'
import {
  type CachedGamesPayload,
  GAME_CACHE_VERSION,
  type getCachedGames as cachedContract,
  type getGameFilters as filtersContract,
  type getGames as contract,
  type putCachedGames as putContract,
} from '../contract.ts'
import { lobby } from '../feature.ts'
import { cacheVersion, type CatalogueOf, groupKeyOf, groupPayload, inGroup } from './games.ts'
import { type CacheKey, readCachedGames, readFavorites, readReminders, writeCachedGames } from './store.ts'

/** Every game with this player's favorites and reminders. */
export const getGamesWith =
  (catalogueOf: CatalogueOf) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => {
    const { games, ...lists } = groupPayload(ctx, await catalogueOf(ctx))
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
  (catalogueOf: CatalogueOf) =>
  async (visit: VisitorContext, { query }: InputOf<typeof filtersContract>): Promise<ReplyOf<typeof filtersContract>> => {
    const catalogue = await catalogueOf(visit)
    const ctx = inGroup(visit, catalogue, query.groupKey)
    const { games: _, ...lists } = groupPayload(ctx, catalogue)
    return { ...lists, groupKey: groupKeyOf(ctx, catalogue), versionApp: GAME_CACHE_VERSION }
  }

/** A key must name one of the brand's groups, so that nobody can fill the cache with unknown groups. */
export const getCachedGamesWith =
  (catalogueOf: CatalogueOf) =>
  async (visit: VisitorContext, { query }: InputOf<typeof cachedContract>): Promise<ReplyOf<typeof cachedContract>> => {
    const catalogue = await catalogueOf(visit)
    const ctx = inGroup(visit, catalogue, query.groupKey)
    if (!optionsOf(ctx.theme, lobby).hasCachedGames) return groupPayload(ctx, catalogue)
    const key = { groupKey: groupKeyOf(ctx, catalogue), version: cacheVersion(ctx, catalogue) }
    const cached = await readCachedGames(ctx.reader, key, ctx.clock.now() - HOUR_MS)
    return cached ?? fillCache(ctx, key, groupPayload(ctx, catalogue))
  }

export async function refuseOthers({ isOwnServer }: VisitorContext): Promise<undefined> {
  if (!isOwnServer) throw new AppError('forbidden', 'Only the server can fill this cache.')
}

export const putCachedGamesWith =
  (catalogueOf: CatalogueOf) =>
  async (ctx: VisitorContext, { query, body }: InputOf<typeof putContract>): Promise<ReplyOf<typeof putContract>> => {
    await refuseOthers(ctx)
    if (!optionsOf(ctx.theme, lobby).hasCachedGames) throw new AppError('not-found', 'This brand keeps no games')
    await fillCache(ctx, { groupKey: query.groupKey, version: cacheVersion(ctx, await catalogueOf(ctx)) }, body)
    return { success: true }
  }

async function fillCache(ctx: RequestContext, key: CacheKey, payload: CachedGamesPayload): Promise<CachedGamesPayload> {
  await writeCachedGames(ctx.reader, { ...key, payload, at: ctx.clock.now() })
  return payload
}
