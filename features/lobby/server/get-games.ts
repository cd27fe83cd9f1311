import type { InputOf, ReplyOf } from '#kernel/contract.ts'
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
import { cacheVersion, groupKeyOf, groupPayload } from './games.ts'
import { readCachedGames, readFavorites, readReminders, writeCachedGames } from './store.ts'

/** Every game, with this player's favourites and reminders. */
export async function getGames(ctx: VisitorContext): Promise<ReplyOf<typeof contract>> {
  const { games, ...lists } = groupPayload(ctx)
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

export async function getGameFilters(ctx: VisitorContext): Promise<ReplyOf<typeof filtersContract>> {
  const { games: _, ...lists } = groupPayload(ctx)
  return lists
}

/** The visitor's own group, whatever key was sent: nobody fills the cache with groups that do not exist. */
export async function getCachedGames(ctx: VisitorContext): Promise<ReplyOf<typeof cachedContract>> {
  const cached = await readCachedGames(
    ctx.reader,
    { groupKey: groupKeyOf(ctx), version: cacheVersion(ctx) },
    ctx.clock.now() - HOUR_MS,
  )
  return cached ?? fillCache(ctx, groupKeyOf(ctx), groupPayload(ctx))
}

export async function putCachedGames(
  ctx: VisitorContext,
  { query, body }: InputOf<typeof putContract>,
): Promise<ReplyOf<typeof putContract>> {
  if (!ctx.isOwnServer) throw new AppError('forbidden', 'Only the site itself fills this cache')
  await fillCache(ctx, query.groupKey, body)
  return { success: true }
}

async function fillCache(ctx: RequestContext, groupKey: string, payload: CachedGamesPayload): Promise<CachedGamesPayload> {
  await writeCachedGames(ctx.reader, { groupKey, version: cacheVersion(ctx), payload, at: ctx.clock.now() })
  return payload
}
