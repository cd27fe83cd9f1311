import { withWords } from '#kernel/dictionary.ts'
import { movedPagesOf } from '#kernel/feature.ts'
import { isLocale } from '#kernel/locale.ts'
import { copyOf } from '#kernel/theme.ts'
import type { VisitorContext } from '#platform/context.ts'
import { bind, type PageGuard, type ServerFeature, type SiteServices } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { slicesOn } from '#platform/slices.ts'
import { getRouteInfo, getTranslations } from '../contract.ts'
import { readWords } from './read-words.ts'
import { pageOf, routeInfo } from './rules.ts'

/** Data that pages need before rendering: messages, and whether to show the page. */
export const shellServer = ({ loadMessages, definitions, slices }: SiteServices): ServerFeature => ({
  id: 'shell',
  isInEveryTheme: true,
  routes: [
    bind(getTranslations, async (ctx, { params: { locale } }) => {
      if (!isLocale(locale)) throw new AppError('not-found', 'This language isn’t supported.')
      const built = await readWords(() => loadMessages(locale))
      // Messages as pages get them: operators' replacements override the built-in ones.
      const written = slicesOn(ctx, slices()).map((slice) => slice.words?.(ctx, locale))
      return withWords(built, Object.assign(copyOf(ctx.theme, locale), ...written))
    }),
    bind(getRouteInfo, async (ctx, { query: { path } }) => ({
      success: true as const,
      ...routeInfo(path, ctx.session === null, {
        guards: await guardsOf(ctx, slices(), pageOf(path)),
        ofBrand: movedPagesOf(ctx.theme, definitions),
        missing: definitions.flatMap(({ id, pages = [] }) => (ctx.isOn(id) ? [] : pages)),
      }),
    })),
  ],
})

/** Asks the slices in order before a page; the first redirect wins. */
async function guardsOf(ctx: VisitorContext, slices: readonly ServerFeature[], page: string): Promise<readonly PageGuard[]> {
  const guards = await Promise.all(slicesOn(ctx, slices).map(async (slice) => (await slice.guardPage?.(ctx, page)) ?? null))
  return guards.filter((guard) => guard !== null)
}
