import { type Locale, isLocale } from '#kernel/locale.ts'
import { bind, type ServerFeature } from '#platform/feature.ts'
import { AppError } from '#platform/problem.ts'
import { getRouteInfo, getTranslations } from '../contract.ts'
import { routeInfo } from './rules.ts'

export interface ShellParts {
  /** The words of all slices in one language. */
  readonly loadMessages: (locale: Locale) => Promise<Record<string, object>>
}

/** What pages need before they are pages: words, and whether to show at all. */
export const shellServer = ({ loadMessages }: ShellParts): ServerFeature => ({
  id: 'shell',
  isInEveryTheme: true,
  routes: [
    bind(getTranslations, async (_ctx, { params: { locale } }) => {
      if (!isLocale(locale)) throw new AppError('not-found', 'The site does not speak this language.')
      return (await loadMessages(locale)) as Record<string, Record<string, unknown>>
    }),
    bind(getRouteInfo, async (ctx, { query: { path } }) => ({
      success: true as const,
      ...routeInfo(path, ctx.session === null),
    })),
  ],
})
