import { withWords } from '#kernel/dictionary.ts'
import { type FeatureDefinition, movedPagesOf } from '#kernel/feature.ts'
import { type Locale, isLocale } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type PageGuard, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import { getRouteInfo, getTranslations } from '../contract.ts'
import { readWords } from './read-words.ts'
import { pageOf, routeInfo } from './rules.ts'

export interface ShellParts extends Pick<SiteServices, 'slices'> {
  /** The words of all slices in one language. */
  readonly loadMessages: (locale: Locale) => Promise<Record<string, object>>
  /** The slices as data, for the addresses that a brand has no page for. */
  readonly features: readonly FeatureDefinition[]
}

/** What pages need before they are pages: words, and whether to show at all. */
export const shellServer = ({ loadMessages, features, slices }: ShellParts): ServerFeature => ({
  id: 'shell',
  isInEveryTheme: true,
  routes: [
    bind(getTranslations, async (ctx, { params: { locale } }) => {
      if (!isLocale(locale)) throw new AppError('not-found', 'The site does not speak this language.')
      const built = await readWords(() => loadMessages(locale))
      // As pages have them: what operators wrote stands before what the brand was built with.
      const written = slicesOn(ctx, slices()).map((slice) => slice.words?.(ctx, locale))
      return withWords(built, Object.assign(copyOf(ctx.theme, locale), ...written))
    }),
    bind(getRouteInfo, async (ctx, { query: { path } }) => ({
      success: true as const,
      ...routeInfo(path, ctx.session === null, {
        guards: await guardsOf(ctx, slices(), pageOf(path)),
        ofBrand: movedPagesOf(ctx.theme, features),
        missing: features.flatMap(({ id, pages = [] }) => (ctx.isOn(id) ? [] : pages)),
      }),
    })),
  ],
})

/** What the slices say before a page, in their order: the first that sends elsewhere is heard. */
async function guardsOf(ctx: VisitorContext, slices: readonly ServerFeature[], page: string): Promise<readonly PageGuard[]> {
  const guards = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.guardPage?.(ctx, page)) ?? null))
  return guards.filter((guard) => guard !== null)
}
