import { createHash } from 'node:crypto'
import { optionsOf } from '#kernel/feature.ts'
import { allGames, findGame } from '#games/all.ts'
import type { GameCategory } from '#games/game.ts'
import type { RequestContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import { GAME_CACHE_VERSION, type CachedGamesPayload, type Game } from '../contract.ts'
import { lobby } from '../feature.ts'
import { gameLists, HOUSE, type LobbyCard } from './lists.ts'

/** Nothing is restricted yet, and the hash says so; it changes with the first rule of a place or a player. */
export const RESTRICTIONS_HASH = hashOf([])

/** The visitors who see the same games in the same words. */
export const groupKeyOf = (ctx: RequestContext): string => `${ctx.theme.id}.${ctx.locale}.${RESTRICTIONS_HASH}`

/** The games of this brand: what can be played first, the house's own before those of others. */
export type CardsOf = (ctx: RequestContext) => readonly LobbyCard[]

export const cardsWith =
  (slices: () => readonly ServerFeature[]): CardsOf =>
  (ctx) => {
    const outside = slicesOn(ctx, slices()).flatMap((slice) => slice.games?.() ?? [])
    const isOpen = ({ slug }: LobbyCard) => findGame(slug) !== undefined
    return [
      ...allGames.filter(isOpen),
      ...outside.map((game) => ({ ...game, category: game.category as GameCategory })),
      ...allGames.filter((card) => !isOpen(card)),
    ]
  }

/** What an older build, or the brand's older options, left in the cache is stale: the version names what this one would say. */
export function cacheVersion(ctx: RequestContext, cards: readonly LobbyCard[]): string {
  const group = `${groupKeyOf(ctx)} ${cards.map(({ slug }) => slug).join(' ')}`
  const known = versions.get(group) ?? `${GAME_CACHE_VERSION}.${hashOf(groupPayload(ctx, cards))}`
  versions.set(group, known)
  return known
}

const versions = new Map<string, string>()

/** What a whole group sees: no favourites, no reminders. */
export function groupPayload(ctx: RequestContext, cards: readonly LobbyCard[]): CachedGamesPayload {
  return {
    ...gameLists(cards, optionsOf(ctx.theme, lobby).rows, RESTRICTIONS_HASH),
    games: Object.fromEntries(cards.map((card) => [card.slug, toGame(ctx, card)])),
  }
}

function toGame(ctx: RequestContext, card: LobbyCard): Game {
  const playable = card.provider ? card : findGame(card.slug)
  return {
    id: card.slug,
    slug: card.slug,
    title: card.title,
    provider: (card.provider ?? HOUSE).id,
    logo: null,
    bg_color: card.bgColor,
    imageWeb: `/art/tiles/${card.slug}`,
    imageMobile: `/art/tiles/${card.slug}`,
    componentOption: {
      state: playable ? 'playable' : 'coming',
      badge: playable ? 'new' : null,
      rules: card.rules[ctx.locale],
      tagline: playable?.tagline?.[ctx.locale] ?? null,
      isReminded: false,
    },
    isFavorite: false,
  }
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
}
