import { createHash } from 'node:crypto'
import { optionsOf } from '#kernel/feature.ts'
import type { RequestContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'
import { GAME_CACHE_VERSION, type CachedGamesPayload, type Game, type GameFacts } from '../contract.ts'
import { lobby } from '../feature.ts'
import { gameLists, type LobbyCard } from './lists.ts'
import { badgeOf, rankCards, type Ranks } from './ranks.ts'

/** Nothing is restricted yet, and the hash says so; it changes with the first rule of a place or a player. */
export const RESTRICTIONS_HASH = hashOf([])

/** The visitors who see the same games in the same words. */
export const groupKeyOf = (ctx: RequestContext): string => `${ctx.theme.id}.${ctx.locale}.${RESTRICTIONS_HASH}`

/** The games of this brand: those of the greatest provider first, and what is only announced after all that is open. */
export type CardsOf = (ctx: RequestContext) => readonly LobbyCard[]

export const cardsWith =
  (slices: () => readonly ServerFeature[]): CardsOf =>
  (ctx) => {
    const providers = slicesOn(ctx, slices()).flatMap((slice) => slice.gameProviders?.() ?? [])
    return providers
      .toSorted((one, other) => other.games.length - one.games.length)
      .flatMap((provider) => provider.games.map((game) => ({ ...game, provider })))
      .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
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
  const ranks = rankCards(cards)
  return {
    ...gameLists(cards, optionsOf(ctx.theme, lobby).rows, RESTRICTIONS_HASH),
    games: Object.fromEntries(cards.map((card) => [card.slug, toGame(ctx, card, ranks.get(card.slug)!)])),
  }
}

function toGame(ctx: RequestContext, card: LobbyCard, ranks: Ranks): Game {
  return {
    id: card.slug,
    slug: card.slug,
    title: card.title,
    provider: card.provider.id,
    path: card.provider.pathOf(card.slug),
    helpPath: card.isOpen ? card.provider.helpPathOf(card.slug) : null,
    logo: null,
    bg_color: card.bgColor,
    imageWeb: `/art/tiles/${card.slug}`,
    imageMobile: `/art/tiles/${card.slug}`,
    componentOption: {
      state: card.isOpen ? 'playable' : 'coming',
      badge: badgeOf(card, ranks),
      rules: card.rules[ctx.locale],
      tagline: card.tagline?.[ctx.locale] ?? null,
      isReminded: false,
    },
    isFavorite: false,
    facts: card.facts ? wireFacts(card.facts) : null,
    ranks: { ...ranks },
  }
}

const wireFacts = (facts: NonNullable<LobbyCard['facts']>): GameFacts => ({
  ...facts,
  features: [...facts.features],
  volatility: [...facts.volatility],
})

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
}
