import { type Locale, LOCALES } from '#kernel/locale.ts'

/** What the router is told of the pages there are; pages of a language have its name before their id. */
export interface PageManifest {
  readonly routes: Record<string, unknown>
}

/** A document keeps the pages of its own language: the other one's are as many again, and each would be weighed at every address. */
export function keepOwnPages(manifest: PageManifest | undefined, own: Locale): void {
  const others = LOCALES.filter((locale) => locale !== own)
  for (const id of Object.keys(manifest?.routes ?? {})) {
    if (others.some((locale) => id === `locales/${locale}` || id.startsWith(`${locale}:`))) delete manifest?.routes[id]
  }
}
