import type { IncomingHttpHeaders } from 'node:http'
import { isLocale, type Locale, preferredLocale } from '#kernel/locale.ts'

/** Our own client sends the language of its page, which may differ from cookie and browser. */
const LOCALE_HEADER = 'x-locale'

/** The visitor's language, in order of preference: page, cookie, browser list, default. */
export function pickLocale(headers: IncomingHttpHeaders, cookie: string | undefined): Locale {
  const ofPage = headers[LOCALE_HEADER]
  return isLocale(ofPage) ? ofPage : preferredLocale(cookie, headers['accept-language'])
}
