import { createHash } from 'node:crypto'
import { optionsOf } from '#kernel/feature.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { RequestContext, VisitorContext } from '#platform/context.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { providersOn, restrictionsOf } from '#platform/slices.ts'
import { GAME_CACHE_VERSION, type CachedGamesPayload, type Game, type GameFacts, IMAGE_WIDTHS } from '../contract.ts'
import { lobby } from '../feature.ts'
import { readPlays } from './game-plays.ts'
import { gameLists, type LobbyCard } from './lists.ts'
import { badgeOf, rankCards, type Ranks } from './ranks.ts'

/** Identifies the restrictions that apply to the visitor; the profile and the game lists carry the same hash. */
export const restrictionsHashOf = async (ctx: VisitorContext, slices: readonly ServerFeature[]): Promise<string> =>
  hashOf(await restrictionsOf(ctx, slices))

/** A brand's games for one visitor. */
export interface Catalogue {
  readonly cards: readonly LobbyCard[]
  readonly restrictionsHash: string
}

/** Visitors who see the same games in the same language. */
export const groupKeyOf = (ctx: RequestContext, { restrictionsHash }: Pick<Catalogue, 'restrictionsHash'>): string =>
  `${ctx.theme.id}.${ctx.locale}.${restrictionsHash}`

/** The visitor's group as named by the key, if it is a group of this brand; otherwise derived from the visitor. */
export function inGroup<C extends RequestContext>(ctx: C, catalogue: Catalogue, groupKey: string | undefined): C {
  const locale = LOCALES.find((each) => groupKeyOf({ ...ctx, locale: each }, catalogue) === groupKey)
  return locale ? { ...ctx, locale } : ctx
}

/** The games of this brand: the largest provider's games first, coming games after all open ones. */
export type CatalogueOf = (ctx: VisitorContext) => Promise<Catalogue>

export const catalogueWith =
  (slices: () => readonly ServerFeature[]): CatalogueOf =>
  async (ctx) => {
    const plays = await readPlays(ctx.reader, ctx.theme.id)
    const cards = providersOn(ctx, slices())
      .toSorted((one, other) => other.games.length - one.games.length)
      .flatMap((provider) => provider.games.map((game) => ({ ...game, provider, plays: plays.get(game.slug) })))
      .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    return { cards, restrictionsHash: await restrictionsHashOf(ctx, slices()) }
  }

/** The version identifies this build's data: entries cached by an older build or older brand options are stale. */
export function cacheVersion(ctx: RequestContext, catalogue: Catalogue): string {
  const { cards } = catalogue
  const ranks = rankCards(cards)
  const group = `${groupKeyOf(ctx, catalogue)} ${JSON.stringify(cards.map(({ slug }) => [slug, ranks.get(slug)]))}`
  const known = versions.get(group) ?? `${GAME_CACHE_VERSION}.${hashOf(groupPayload(ctx, catalogue))}`
  if (versions.size >= VERSIONS_MAX) versions.clear()
  versions.set(group, known)
  return known
}

const VERSIONS_MAX = 200
const versions = new Map<string, string>()

/** Data shared by a whole group: no favorites, no reminders. */
export function groupPayload(ctx: RequestContext, { cards, restrictionsHash }: Catalogue): CachedGamesPayload {
  const ranks = rankCards(cards)
  return {
    ...gameLists(cards, optionsOf(ctx.theme, lobby).rows, restrictionsHash),
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
    logo: tileOf(card.slug, IMAGE_WIDTHS.xs),
    bg_color: card.bgColor,
    imageWeb: tileOf(card.slug, IMAGE_WIDTHS.md),
    imageMobile: tileOf(card.slug, IMAGE_WIDTHS.xs),
    imageSet: TILE_WIDTHS.map((width) => `${tileOf(card.slug, width)} ${width}w`).join(', '),
    componentOption: {
      state: card.isOpen ? 'playable' : 'coming',
      badge: badgeOf(card, ranks),
      rules: card.rules[ctx.locale],
      tagline: card.tagline?.[ctx.locale] ?? null,
      isReminded: false,
    },
    isFavorite: false,
    facts: card.facts ? wireFacts(card.facts) : null,
    ranks: { popular: ranks.popular, newest: ranks.newest },
  }
}

const TILE_WIDTHS = [IMAGE_WIDTHS.xs, IMAGE_WIDTHS.sm, IMAGE_WIDTHS.md]

const tileOf = (slug: string, width: number): string => `/art/tiles/${slug}-${width}.webp`

const wireFacts = (facts: NonNullable<LobbyCard['facts']>): GameFacts => ({
  ...facts,
  features: [...facts.features],
  volatility: [...facts.volatility],
})

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16)
}
