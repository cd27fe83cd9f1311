import type { FeatureDefinition } from '#kernel/feature.ts'
import { movedPagesOf } from '#kernel/feature.ts'
import type { Instant } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ProvidedGame, ServerFeature } from '#platform/feature.ts'
import { slicesOn } from '#platform/slices.ts'

export interface PublicPage {
  readonly path: string
  readonly updatedAt: Instant | null
}

/** Pages that a search engine may show, with the slice that has to be on for each. */
const FIXED: readonly (readonly [path: string, feature?: string])[] = [
  ['/'],
  ['/lobby', 'lobby'],
  ['/library', 'lobby'],
  ['/issues/providers', 'lobby'],
  ['/promotions', 'promotions'],
  ['/fair', 'game-session'],
  ['/free-entry', 'free-entry'],
  ['/how-it-works'],
  ['/game/responsible-play'],
  ['/credits'],
  ['/tournaments', 'tournaments'],
  ['/vip', 'rank-league'],
  ['/quests', 'quests'],
  ['/season', 'season'],
  ['/collections', 'collections'],
  ['/bingo', 'bingo'],
  ['/money-box', 'money-box'],
  ['/prize-drops', 'prize-drops'],
  ['/scratch-cards', 'scratch-cards'],
  ['/cosmic-boxes', 'cosmic-boxes'],
  ['/coin-drops', 'coin-drops'],
  ['/lightning-streak', 'deposit-streak'],
  ['/lottery', 'lottery'],
  ['/fun-machine', 'fun-machine'],
  ['/referral', 'referral'],
  ['/affiliates', 'affiliates'],
  ['/support', 'support'],
]

export interface PublicSources {
  readonly slices: () => readonly ServerFeature[]
  readonly features: readonly FeatureDefinition[]
}

/** Every page of this brand that anybody may read, without language prefix. */
export function publicPages(ctx: VisitorContext, { slices, features }: PublicSources): PublicPage[] {
  const moved = movedPagesOf(ctx.theme, features)
  const fixed = FIXED.filter(([, feature]) => feature === undefined || ctx.isOn(feature)).map(([path]) => path)
  const terms = ctx.isOn('terms') ? ['terms-of-use', 'privacy-policy', 'sweepstakes-rules'].map((key) => `/page/${key}`) : []
  const games = publicGames(ctx, slices()).map(({ path }) => path)
  const own = ctx.content.list('page', ctx.locale).map(({ name, liveSince }) => ({ path: `/page/${name}`, updatedAt: liveSince }))
  const plain = [...fixed, ...terms, ...games].map((path) => ({ path, updatedAt: null }))
  return [...plain, ...own].filter(({ path }) => moved[path] === undefined)
}

/** The games that are open, with the page of each that needs nobody signed in. */
export function publicGames(ctx: VisitorContext, slices: readonly ServerFeature[]): { path: string; game: ProvidedGame }[] {
  const providers = slicesOn(ctx, slices).flatMap((slice) => slice.gameProviders?.() ?? [])
  return providers.flatMap((provider) =>
    provider.games.flatMap((game) => {
      const path = game.isOpen ? provider.helpPathOf(game.slug) : null
      return path === null ? [] : [{ path, game }]
    }),
  )
}
