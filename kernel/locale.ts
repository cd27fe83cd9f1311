/** English has no path prefix; Spanish has `/es`. */
export const LOCALES = ['en', 'es'] as const
export type Locale = (typeof LOCALES)[number]
const DEFAULT_LOCALE: Locale = 'en'

/** Readable by scripts, SameSite=Lax. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365

/** Shown if a language's dictionary cannot be loaded. */
export const NO_WORDS = 'Translations not available'

export const isLocale = (text: unknown): text is Locale => LOCALES.includes(text as Locale)

/** The locale for numbers and dates: Spanish is that of the United States, `10,000` and `$19.99`. */
export const languageTag = (locale: Locale): 'en-US' | 'es-US' => (locale === 'es' ? 'es-US' : 'en-US')

export const localeOfPath = (path: string): Locale => (/^\/es(?:\/|$)/.test(path) ? 'es' : DEFAULT_LOCALE)

/**
 * The path without language prefix: `/es/vip` and `/vip` both give `/vip`. One leading slash: two would lead to
 * another site.
 */
export const barePath = (path: string): string =>
  localeOfPath(path) === 'es' ? `/${path.slice(3).replace(/^[/\\\s]+/, '')}` : path

/** The page at a path, without language prefix and trailing slash: `/es/vip/` is `/vip`, `/es/` is `/`. */
export const pageAt = (path: string): string => barePath(path).replace(/(?<!\/)\/+$/, '') || '/'

/** The same page in another language; also accepts a path with a prefix. */
export function localePath(path: string, locale: Locale): string {
  const bare = barePath(path)
  if (locale === DEFAULT_LOCALE) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

/** The cookie decides, then the browser's languages in order, then English. A cookie 'deleted' means English. */
export function preferredLocale(cookie: string | undefined, acceptLanguage: string | null | undefined): Locale {
  if (cookie === 'deleted') return DEFAULT_LOCALE
  if (isLocale(cookie)) return cookie
  return acceptLanguage ? (languagesOf(acceptLanguage).find(isLocale) ?? DEFAULT_LOCALE) : DEFAULT_LOCALE
}

/** The redirect for a first visit to `path`, or null: only a path without prefix is redirected. */
export function localeRedirect(
  path: string,
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): string | null {
  const locale = preferredLocale(cookie, acceptLanguage)
  if (locale === DEFAULT_LOCALE || localeOfPath(path) !== DEFAULT_LOCALE) return null
  return localePath(path, locale)
}

/** `es-MX,es;q=0.9,en;q=0.8` as primary tags, the most preferred first. */
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
