import { expect, test } from 'vitest'
import { keepOwnPages } from './own-pages.ts'

test('a document keeps what both languages share and the pages of its own', () => {
  const routes = {
    root: {},
    'locales/en': {},
    'en:default': {},
    'en:/es:x': {},
    'locales/es': {},
    'es:default': {},
    'es:/lobby': {},
  }
  const manifest = { routes: { ...routes } }
  keepOwnPages(manifest, 'en')
  expect(Object.keys(manifest.routes)).toEqual(['root', 'locales/en', 'en:default', 'en:/es:x'])
})
