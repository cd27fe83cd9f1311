import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { clientLoader, loader } from './not-found.tsx'

const answerTo = (path: string, load: typeof loader): unknown => {
  try {
    return load({ request: new Request(`https://play.example${path}`) })
  } catch (answer) {
    return answer instanceof Response ? answer.headers.get('location') : (answer as { init: unknown }).init
  }
}

test.each([
  ['/VIP', '/vip'],
  ['/ES/Profile?x=Y', '/es/profile?x=Y'],
  ['/cashiframe', '/cashIframe'],
])('%s, which does not exist, leads to %s', (path, small) => {
  for (const load of [loader, clientLoader]) expect(answerTo(path, load)).toBe(small)
})

test('a lower-case address that does not exist is reported as missing', () => {
  for (const path of ['/no-such-room', '/no-such/promoOffer']) {
    expect(answerTo(path, loader)).toEqual({ status: 404, statusText: `Page Not Found: ${path}` })
  }
})

test('no page exists in another spelling: guards compare what the router matches', () => {
  const pagesOf = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
    entries.flatMap((entry) => [...(entry.path === undefined ? [] : [entry]), ...pagesOf(entry.children ?? [])])
  const pages = pagesOf(routes)
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ caseSensitive }) => caseSensitive !== true).map(({ path }) => path)).toEqual([])
})
