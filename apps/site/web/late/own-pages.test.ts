import { expect, test } from 'vitest'
import { keepOwnPages } from './own-pages.ts'

const PAGES = ['default', '/', '/lobby', '/operator', '/operator/team', '/operators', '/dev/gallery', '/robots.txt', '*']

function keptAt(path: string): string[] {
  const ids = ['root', ...['en', 'es'].flatMap((locale) => [`locales/${locale}`, ...PAGES.map((page) => `${locale}:${page}`)])]
  const manifest = { routes: Object.fromEntries(ids.map((id) => [id, {}])) }
  keepOwnPages(manifest, path)
  return Object.keys(manifest.routes)
}

test('a document keeps what both languages share and the pages of its own that its links lead to', () => {
  expect(keptAt('/lobby')).toEqual(['root', 'locales/en', 'en:default', 'en:/', 'en:/lobby', 'en:/operators', 'en:*'])
  expect(keptAt('/es/operators')).toEqual(['root', 'locales/es', 'es:default', 'es:/', 'es:/lobby', 'es:/operators', 'es:*'])
})

test('pages that stand apart are kept where one is on them', () => {
  expect(keptAt('/operator')).toContain('en:/operator/team')
  expect(keptAt('/es/operator/team')).toContain('es:/operator')
  expect(keptAt('/dev/gallery')).toContain('en:/dev/gallery')
  expect(keptAt('/dev/gallery')).not.toContain('en:/operator')
})
