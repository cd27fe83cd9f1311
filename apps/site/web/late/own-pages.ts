import { barePath, type Locale, LOCALES, localeOfPath } from '#kernel/locale.ts'

/** What the router is told of the pages there are; pages of a language have its name before their id. */
export interface PageManifest {
  readonly routes: Record<string, unknown>
}

/** Those who work at a site come to their pages by a document of its own, and so does whoever looks at a gallery. */
const APART = ['/operator', '/dev']

/** A file among the pages: no link leads to one. */
const FILE = /\.[a-z]+$/

/**
 * A document keeps the pages that its links lead to: those of its own language that are no files, without those that
 * stand apart. Each that it keeps is weighed as the page wakes, and at every address after.
 */
export function keepOwnPages(manifest: PageManifest | undefined, path: string): void {
  const own = localeOfPath(path)
  const others = LOCALES.filter((locale) => locale !== own)
  const apart = APART.filter((place) => !isIn(place, barePath(path)))
  const isOthers = (id: string): boolean => others.some((locale) => id === `locales/${locale}` || id.startsWith(`${locale}:`))
  const isElsewhere = (page: string): boolean => FILE.test(page) || apart.some((place) => isIn(place, page))
  for (const id of Object.keys(manifest?.routes ?? {})) {
    if (isOthers(id) || isElsewhere(pageOf(id, own))) delete manifest?.routes[id]
  }
}

const isIn = (place: string, page: string): boolean => page === place || page.startsWith(`${place}/`)

const pageOf = (id: string, locale: Locale): string => (id.startsWith(`${locale}:`) ? id.slice(locale.length + 1) : '')
