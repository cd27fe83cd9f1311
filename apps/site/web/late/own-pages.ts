import { UNSAFE_createClientRoutes as routesOf, type DataRouter } from 'react-router'
import { barePath, type Locale, LOCALES, localeOfPath } from '#kernel/locale.ts'

type PageRoutes = Parameters<typeof routesOf>[0]
type PageModules = Parameters<typeof routesOf>[1]

/** The routes given to the router; pages of a language have it as their id's prefix. */
export interface PageManifest {
  readonly routes: PageRoutes
}

/** Back-office pages and galleries are separate documents. */
const APART = ['/operator', '/dev']

export const isApart = (page: string): boolean => APART.some((place) => isIn(place, page))

/** A file among the routes, to which no link leads. */
const FILE = /\.[a-z]+$/

/**
 * Keeps the routes that a document's links lead to: pages of its language, without files and separate documents. The
 * router matches each kept route at every address.
 */
export function keepOwnPages(manifest: PageManifest, path: string): void {
  const own = localeOfPath(path)
  const others = LOCALES.filter((locale) => locale !== own)
  const apart = APART.filter((place) => !isIn(place, barePath(path)))
  const isOthers = (id: string): boolean => others.some((locale) => id === `locales/${locale}` || id.startsWith(`${locale}:`))
  const isElsewhere = (page: string): boolean => FILE.test(page) || apart.some((place) => isIn(place, page))
  for (const id of Object.keys(manifest.routes)) {
    if (isOthers(id) || isElsewhere(pageOf(id, own))) delete manifest.routes[id]
  }
}

/**
 * Hydrates with the current route and its parents only, as each further route adds twice to the longest task. The
 * returned function adds the others once there is a router, before the page handles any event.
 */
export function setOthersAside(manifest: PageManifest, modules: PageModules): (router: DataRouter) => void {
  const others: PageRoutes = {}
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (id in modules) continue
    others[id] = route
    delete manifest.routes[id]
  }
  return (router) => {
    Object.assign(manifest.routes, others)
    // Without a listener the router would render the current page again when the first one subscribes.
    const stop = router.subscribe(() => undefined)
    for (const parent of parentsOf(others)) router.patchRoutes(parent, routesOf(others, modules, null, true, false, parent))
    stop()
  }
}

/** Existing parent routes that get more children: the first, which has most of them, comes last. */
function parentsOf(routes: PageRoutes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId ?? ''))
  return [...parents].filter((parent) => !(parent in routes)).toReversed()
}

/** React Router's global state of a hydrating page. */
interface HydratingPage {
  readonly __reactRouterManifest?: PageManifest
  readonly __reactRouterRouteModules?: PageModules
  readonly __reactRouterDataRouter?: DataRouter
}

const page = globalThis as HydratingPage
let bring: ((router: DataRouter) => void) | undefined

/** Before hydration: reduces the routes to the current one. */
export function wakeAlone(path: string): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = page
  if (!manifest || !modules) return
  keepOwnPages(manifest, path)
  bring = setOthersAside(manifest, modules)
}

/** Makes the other pages reachable, if there is a router yet. */
export function bringOthers(): void {
  if (!page.__reactRouterDataRouter) return
  bring?.(page.__reactRouterDataRouter)
  bring = undefined
}

const isIn = (place: string, page: string): boolean => page === place || page.startsWith(`${place}/`)

const pageOf = (id: string, locale: Locale): string => (id.startsWith(`${locale}:`) ? id.slice(locale.length + 1) : '')
