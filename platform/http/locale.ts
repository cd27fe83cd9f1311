import type { IncomingHttpHeaders } from 'node:http'
import { isLocale, type Locale, preferredLocale } from '#kernel/locale.ts'

/** Our own client says the language of the page that it stands on, which neither cookie nor browser need know. */
export const LOCALE_HEADER = 'x-locale'

/** What is known of the visitor's language, best first: the page, the cookie, the browser's list, the default. */
export function pickLocale(headers: IncomingHttpHeaders, cookie: string | undefined): Locale {
  const ofPage = headers[LOCALE_HEADER]
  return isLocale(ofPage) ? ofPage : preferredLocale(cookie, headers['accept-language'])
}
