import { UNSAFE_createClientRoutes, UNSAFE_createMemoryHistory, UNSAFE_createRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { keepOwnPages, type PageManifest, setOthersAside } from './own-pages.ts'

const PAGES = ['default', '/', '/lobby', '/operator', '/operator/team', '/operators', '/dev/gallery', '/robots.txt', '*']

function pageOf(id: string, place: { parentId?: string; path?: string } = {}) {
  const has = { hasLoader: false, hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false }
  const late = { clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined }
  return { id, ...place, module: '', ...has, hasErrorBoundary: false, ...late, hydrateFallbackModule: undefined }
}

function keptAt(path: string): string[] {
  const ids = ['root', ...['en', 'es'].flatMap((locale) => [`locales/${locale}`, ...PAGES.map((page) => `${locale}:${page}`)])]
  const manifest = { routes: Object.fromEntries(ids.map((id) => [id, pageOf(id)])) }
  keepOwnPages(manifest, path)
  return Object.keys(manifest.routes)
}

test('a document keeps the language’s pages that its links lead to, and the shared ones', () => {
  expect(keptAt('/lobby')).toEqual(['root', 'locales/en', 'en:default', 'en:/', 'en:/lobby', 'en:/operators', 'en:*'])
  expect(keptAt('/es/operators')).toEqual(['root', 'locales/es', 'es:default', 'es:/', 'es:/lobby', 'es:/operators', 'es:*'])
})

test('pages of separate documents are kept when one of them is current', () => {
  expect(keptAt('/operator')).toContain('en:/operator/team')
  expect(keptAt('/es/operator/team')).toContain('es:/operator')
  expect(keptAt('/dev/gallery')).toContain('en:/dev/gallery')
  expect(keptAt('/dev/gallery')).not.toContain('en:/operator')
})

const MANIFEST = [
  pageOf('root'),
  pageOf('locales/en', { parentId: 'root', path: '/' }),
  pageOf('en:default', { parentId: 'locales/en' }),
  pageOf('en:/lobby', { parentId: 'en:default', path: 'lobby' }),
  pageOf('en:/game/:name', { parentId: 'en:default', path: 'game/:name' }),
  pageOf('en:*', { parentId: 'en:default', path: '*' }),
  pageOf('en:auth', { parentId: 'locales/en' }),
  pageOf('en:/signin', { parentId: 'en:auth', path: 'signin' }),
]
const WOKEN = Object.fromEntries(['root', 'locales/en', 'en:default', 'en:/lobby'].map((id) => [id, { default: () => null }]))

/** A router as it starts in the lobby. */
function wakeAtLobby() {
  const manifest: PageManifest = { routes: Object.fromEntries(MANIFEST.map((page) => [page.id, page])) }
  const bring = setOthersAside(manifest, WOKEN)
  const routes = UNSAFE_createClientRoutes(manifest.routes, WOKEN, {}, true, false)
  const history = UNSAFE_createMemoryHistory({ initialEntries: ['/lobby'] })
  return { manifest, bring, router: UNSAFE_createRouter({ routes, history, hydrationData: { loaderData: {} } }) }
}

test('hydration starts with the current route only, and every other page can be reached afterwards', () => {
  const { manifest, bring, router } = wakeAtLobby()
  const at = (path: string) => router.match(path)?.at(-1)?.route.id
  expect(Object.keys(manifest.routes)).toEqual(Object.keys(WOKEN))
  expect(at('/lobby')).toBe('en:/lobby')
  expect(at('/signin')).toBeUndefined()
  bring(router)
  expect(Object.keys(manifest.routes).toSorted()).toEqual(MANIFEST.map(({ id }) => id).toSorted())
  expect(['/lobby', '/game/cherry-royale', '/signin', '/nowhere'].map(at)).toEqual([
    'en:/lobby',
    'en:/game/:name',
    'en:/signin',
    'en:*',
  ])
})

test('adding the other routes re-renders nothing of the hydrated page', () => {
  const { bring, router } = wakeAtLobby()
  bring(router)
  const heard = vi.fn<() => void>()
  router.subscribe(heard)
  expect(heard).not.toHaveBeenCalled()
})
