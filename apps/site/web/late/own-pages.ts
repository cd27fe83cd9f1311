import { UNSAFE_createClientRoutes as routesOf, type DataRouter } from 'react-router'
import { barePath, type Locale, LOCALES, localeOfPath } from '#kernel/locale.ts'

type PageRoutes = Parameters<typeof routesOf>[0]
type PageModules = Parameters<typeof routesOf>[1]

/** What the router is told of the pages there are; pages of a language have its name before their id. */
export interface PageManifest {
  readonly routes: PageRoutes
}

/** Those who work at a site come to their pages by a document of its own, and so does whoever looks at a gallery. */
const APART = ['/operator', '/dev']

/** A file among the pages: no link leads to one. */
const FILE = /\.[a-z]+$/

/**
 * A document keeps the pages that its links lead to: those of its own language that are no files, without those that
 * stand apart. Each that it keeps is weighed at every address.
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
 * A page wakes with itself and what it stands in alone, as each further one is weighed twice in its longest task. What
 * is given brings the others, once there is a router: before anything of the page that woke is heard.
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
    // With nobody to tell, the router would have what stands drawn once more as soon as somebody listens.
    const stop = router.subscribe(() => undefined)
    for (const parent of parentsOf(others)) router.patchRoutes(parent, routesOf(others, modules, null, true, false, parent))
    stop()
  }
}

/** Those that are there already, under which others are to come: the one with most of them, which is the first, comes last. */
function parentsOf(routes: PageRoutes): string[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId ?? ''))
  return [...parents].filter((parent) => !(parent in routes)).toReversed()
}

/** What React Router keeps at the window of a page that wakes. */
interface WakingPage {
  readonly __reactRouterManifest?: PageManifest
  readonly __reactRouterRouteModules?: PageModules
  readonly __reactRouterDataRouter?: DataRouter
}

const page = globalThis as WakingPage
let bring: ((router: DataRouter) => void) | undefined

/** Before the page wakes: it wakes with itself alone. */
export function wakeAlone(path: string): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = page
  if (!manifest || !modules) return
  keepOwnPages(manifest, path)
  bring = setOthersAside(manifest, modules)
}

/** The other pages can be gone to from now on, if there is a router yet. */
export function bringOthers(): void {
  if (!page.__reactRouterDataRouter) return
  bring?.(page.__reactRouterDataRouter)
  bring = undefined
}

const isIn = (place: string, page: string): boolean => page === place || page.startsWith(`${place}/`)

const pageOf = (id: string, locale: Locale): string => (id.startsWith(`${locale}:`) ? id.slice(locale.length + 1) : '')
