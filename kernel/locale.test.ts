import { expect, test } from 'vitest'
import { barePath, pageAt, localeOfPath, localePath, localeRedirect, preferredLocale } from './locale.ts'

test.each([
  ['/', '/es', '/'],
  ['/vip', '/es/vip', '/vip'],
  ['/es', '/es', '/'],
  ['/es/vip', '/es/vip', '/vip'],
  // Not a prefix, though it starts like one.
  ['/estate', '/es/estate', '/estate'],
])('%s is %s in Spanish and %s in English', (path, spanish, english) => {
  expect(localePath(path, 'es')).toBe(spanish)
  expect(localePath(path, 'en')).toBe(english)
  expect(barePath(spanish)).toBe(english)
  expect(localeOfPath(spanish)).toBe('es')
})

test.each([
  [undefined, null, 'en'],
  [undefined, 'fr, es-MX;q=0.8, en;q=0.5', 'es'],
  [undefined, 'en;q=0.5, es;q=0.9', 'es'],
  [undefined, 'es;q=0, en', 'en'],
  ['en', 'es', 'en'],
  ['es', 'en', 'es'],
  ['deleted', 'es', 'en'],
  ['fr', 'es', 'es'],
])('cookie %s and languages %s prefer %s', (cookie, languages, locale) => {
  expect(preferredLocale(cookie, languages)).toBe(locale)
})

test('only a path without prefix is redirected, and only to another language', () => {
  expect(localeRedirect('/vip', 'es', null)).toBe('/es/vip')
  expect(localeRedirect('/es/vip', 'es', null)).toBeNull()
  expect(localeRedirect('/es/vip', 'en', null)).toBeNull()
  expect(localeRedirect('/vip', 'en', 'es')).toBeNull()
})

test.each([
  ['/', '/'],
  ['/es/', '/'],
  ['/vip/', '/vip'],
  ['/es/vip//', '/vip'],
])('%s is the page %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
