import { LOCALES, localePath } from '#kernel/locale.ts'
import type { EntryKey } from '../../shared/operator-contract.ts'

/** Where visitors see an entry, by kind; messages appear everywhere, and a kind without a page nowhere. */
const PATHS: Readonly<Record<string, (name: string) => string>> = {
  page: (name) => `/page/${name}`,
  seo: (name) => name,
  banner: () => '/',
  terms: (name) => `/page/${name.slice(0, name.indexOf('@'))}`,
  package: () => '/cash/deposit',
  place: () => '/rest/restriction/info/',
}

/** In each language of the entry. */
export function pathsOf({ kind, name, locale }: EntryKey): { path: string; label: string }[] {
  const path = PATHS[kind]?.(name)
  if (path === undefined) return []
  if (path.startsWith('/rest/')) return [{ path, label: 'See the table' }]
  const locales = LOCALES.filter((each) => locale === '*' || locale === each)
  return locales.map((each) => ({ path: localePath(path, each), label: `See it in ${each === 'en' ? 'English' : 'Spanish'}` }))
}
