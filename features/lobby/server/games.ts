import { createHash } from 'node:crypto'
import { optionsOf } from '#kernel/feature.ts'
import { allGames, findGame } from '#games/all.ts'
import type { GameCard } from '#games/game.ts'
import type { RequestContext } from '#platform/context.ts'
import { GAME_CACHE_VERSION, type CachedGamesPayload, type Game } from '../contract.ts'
import { lobby } from '../feature.ts'
import { gameLists } from './lists.ts'

/** Nothing is restricted yet, and the hash says so; it changes with the first rule of a place or a player. */
export const RESTRICTIONS_HASH = hashOf([])

/** The visitors who see the same games in the same words. */
export const groupKeyOf = (ctx: RequestContext): string => `${ctx.theme.id}.${ctx.locale}.${RESTRICTIONS_HASH}`

/** What an older build, or the brand's older options, left in the cache is stale: the version names what this one would say. */
export function cacheVersion(ctx: RequestContext): string {
  const group = groupKeyOf(ctx)
  const known = versions.get(group) ?? `${GAME_CACHE_VERSION}.${hashOf(groupPayload(ctx))}`
  versions.set(group, known)
  return known
}

const versions = new Map<string, string>()

/** What a whole group sees: no favourites, no reminders. */
export function groupPayload(ctx: RequestContext): CachedGamesPayload {
  return {
    ...gameLists(allGames, optionsOf(ctx.theme, lobby).rows, RESTRICTIONS_HASH),
    games: Object.fromEntries(allGames.map((card) => [card.slug, toGame(ctx, card)])),
  }
}

function toGame(ctx: RequestContext, card: GameCard): Game {
  const playable = findGame(card.slug)
  return {
    id: card.slug,
    slug: card.slug,
    title: card.title,
    logo: null,
    bg_color: card.bgColor,
    imageWeb: `/art/tiles/${card.slug}`,
    imageMobile: `/art/tiles/${card.slug}`,
    componentOption: {
      state: playable ? 'playable' : 'coming',
      badge: playable ? 'new' : null,
      rules: card.rules[ctx.locale],
      tagline: playable?.tagline[ctx.locale] ?? null,
      isReminded: false,
    },
    isFavorite: false,
  }
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
}
