import { pagesOf } from '#kernel/campaign.ts'
import type { ReplyOf } from '#kernel/contract.ts'
import { movedPagesOf } from '#kernel/feature.ts'
import type { Instant } from '#kernel/time.ts'
import type { VisitorContext } from '#platform/context.ts'
import type { ProvidedGame, ServerFeature, SiteServices } from '#platform/feature.ts'
import { providersOn } from '#platform/slices.ts'
import { type getSitemap as contract, PUBLIC_PATHS } from '../contract.ts'

export interface PublicPage {
  readonly path: string
  readonly updatedAt: Instant | null
}

export type PublicSources = Pick<SiteServices, 'slices' | 'definitions'>

/** Every public page of this brand, without the language prefix. */
export function publicPages(ctx: VisitorContext, { slices, definitions }: PublicSources): PublicPage[] {
  const moved = movedPagesOf(ctx.theme, definitions)
  const fixed = PUBLIC_PATHS.filter(([, feature]) => feature === undefined || ctx.isOn(feature)).map(([path]) => path)
  const promotions = slices().flatMap(({ id, promotion }) => (promotion && ctx.isOn(id) ? pagesOf(promotion.campaign) : []))
  const terms = ctx.isOn('terms') ? ['terms-of-use', 'privacy-policy', 'sweepstakes-rules'].map((key) => `/page/${key}`) : []
  const games = publicGames(ctx, slices()).map(({ path }) => path)
  const own = ctx.content.list('page', ctx.locale).map(({ name, liveSince }) => ({ path: `/page/${name}`, updatedAt: liveSince }))
  const plain = [...fixed, ...promotions, ...terms, ...games].map((path) => ({ path, updatedAt: null }))
  return [...plain, ...own].filter(({ path }) => moved[path] === undefined)
}

/** The open games, with their pages that need no sign-in. */
export function publicGames(ctx: VisitorContext, slices: readonly ServerFeature[]): { path: string; game: ProvidedGame }[] {
  return providersOn(ctx, slices).flatMap((provider) =>
    provider.games.flatMap((game) => {
      const path = game.isOpen ? provider.helpPathOf(game.slug) : null
      return path === null ? [] : [{ path, game }]
    }),
  )
}

export const getSitemapWith =
  (sources: PublicSources) =>
  async (ctx: VisitorContext): Promise<ReplyOf<typeof contract>> => ({
    success: true,
    data: {
      pages: publicPages(ctx, sources).map(({ path, updatedAt }) => ({
        path,
        updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
      })),
    },
  })
