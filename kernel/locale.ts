/** English has no path prefix; Spanish has `/es`. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** Readable by scripts, SameSite=Lax. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365

/** All that a language says whose words cannot be had. */
export const NO_WORDS = 'Translations not available'

export const isLocale = (text: unknown): text is Locale => LOCALES.includes(text as Locale)

export const localeOfPath = (path: string): Locale => (/^\/es(?:\/|$)/.test(path) ? 'es' : DEFAULT_LOCALE)

/** The path without its language prefix: `/es/vip` and `/vip` are both `/vip`. One slash in front: two lead to another site. */
export const barePath = (path: string): string =>
  localeOfPath(path) === 'es' ? `/${path.slice(3).replace(/^[/\\\s]+/, '')}` : path

/** The page at a path, without language prefix and closing slash: `/es/vip/` is `/vip`, `/es/` is `/`. */
export const pageAt = (path: string): string => barePath(path).replace(/(.)\/+$/, '$1')

/** The same page in another language; also takes a path that already has a prefix. */
export function localePath(path: string, locale: Locale): string {
  const bare = barePath(path)
  if (locale === DEFAULT_LOCALE) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

/** The cookie decides, then the browser's languages in their order, then English. A cookie 'deleted' means English. */
export function preferredLocale(cookie: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (cookie === 'deleted') return DEFAULT_LOCALE
  if (isLocale(cookie)) return cookie
  return languagesOf(acceptLanguage ?? '').find(isLocale) ?? DEFAULT_LOCALE
}

/** Where a first access to `path` goes instead, or null: only a path without prefix is ever redirected. */
export function localeRedirect(
  path: string,
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): string | null {
  const locale = preferredLocale(cookie, acceptLanguage)
  if (locale === DEFAULT_LOCALE || localeOfPath(path) !== DEFAULT_LOCALE) return null
  return localePath(path, locale)
}

/** `es-MX,es;q=0.9,en;q=0.8` as primary tags, the best first. */
function languagesOf(header: string): string[] {
  const weighted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const quality = parameters
      .find((parameter) => parameter.trim().startsWith('q='))
      ?.trim()
      .slice(2)
    return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: quality === undefined ? 1 : Number(quality) }
  })
  return weighted
    .filter((each) => each.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map((each) => each.language)
}
