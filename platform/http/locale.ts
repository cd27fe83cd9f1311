import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '../context.ts'

export const LOCALES: readonly Locale[] = ['en', 'es']
export const LOCALE_DEFAULT: Locale = 'en'
/** Kept for a year, readable by scripts; `deleted` stands for the default. */
export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_SECONDS = 365 * 86_400
/** Our own client says the language of the page that it stands on, which the cookie need not know. */
export const LOCALE_HEADER = 'x-locale'

/** What is known of the visitor's language, best first: the page, the cookie, the browser's list, the default. */
export function pickLocale(headers: IncomingHttpHeaders, cookie: string | undefined): Locale {
  return (
    asLocale(headers[LOCALE_HEADER]) ??
    (cookie === 'deleted' ? LOCALE_DEFAULT : asLocale(cookie)) ??
    fromLanguages(headers['accept-language']) ??
    LOCALE_DEFAULT
  )
}

/** `/es/lobby/` is `/lobby/` in Spanish; the default language has no prefix. */
export function splitLocale(path: string): { locale: Locale; rest: string } {
  const [, first, ...more] = path.split('/')
  const locale = asLocale(first)
  if (!locale || locale === LOCALE_DEFAULT) return { locale: LOCALE_DEFAULT, rest: path }
  return { locale, rest: `/${more.join('/')}` }
}

const asLocale = (text: unknown): Locale | undefined => LOCALES.find((locale) => locale === text)

/** The first of the browser's languages, by weight, that we speak. */
function fromLanguages(header: string | undefined): Locale | undefined {
  const wanted = (header ?? '').split(',').map((part, at) => {
    const [tag = '', ...settings] = part.trim().split(';')
    const weight = settings.map((setting) => /^\s*q=([\d.]+)/.exec(setting)?.[1]).find(Boolean)
    return { language: tag.slice(0, 2).toLowerCase(), weight: weight ? Number(weight) : 1, at }
  })
  wanted.sort((left, right) => right.weight - left.weight || left.at - right.at)
  return wanted.map(({ language }) => asLocale(language)).find(Boolean)
}
