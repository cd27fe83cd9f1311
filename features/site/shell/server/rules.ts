import { barePath, pageAt, localeOfPath, localePath } from '#kernel/locale.ts'
import { plainPath } from '#kernel/own-path.ts'
import type { MovedPages } from '#kernel/feature.ts'
import type { PageGuard } from '#platform/feature.ts'

export interface RouteRule {
  readonly redirect?: string
  readonly isExternal?: boolean
  readonly appMiddleware: Readonly<Record<string, boolean>>
}

/** Pages with everything below them. */
const GUEST_PAGES = ['/signin', '/signup']
const PLAYER_PAGES = ['/profile', '/registration-complete']

/** Addresses that moved to another page. */
const MOVED: Readonly<Record<string, string>> = { '/game': '/library' }

/** Former addresses of a page's data; a request for them leads to the page. */
const PAYLOAD = /^(.*)\/_payload\.json$/

export interface RouteSays {
  /** The slices' answers, in order. */
  readonly guards?: readonly PageGuard[]
  /** Addresses for which this brand has no page. */
  readonly ofBrand?: MovedPages
  /** These, with everything below them, are missing while their slices are off. */
  readonly missing?: readonly string[]
}

/** `path` may have a language prefix and a query; the redirect keeps both. */
export function routeInfo(
  path: string,
  isGuest: boolean,
  { guards = [], ofBrand = {}, missing = [] }: RouteSays = {},
): RouteRule {
  const { pathname, search } = new URL(path, 'http://site.invalid')
  const plain = plainPath(pathname)
  if (plain !== pathname) return { redirect: plain + search, appMiddleware: {} }
  const payload = PAYLOAD.exec(pathname)
  if (payload) return { redirect: payload[1] || '/', appMiddleware: {} }
  const page = pageOf(path)
  if (isUnder(page, missing)) return { appMiddleware: { missing: true } }
  const own = { guestOnly: isUnder(page, GUEST_PAGES), playerOnly: isUnder(page, PLAYER_PAGES) }
  const appMiddleware = Object.assign({}, ...guards.map((guard) => guard.appMiddleware), own) as RouteRule['appMiddleware']
  const target =
    inApp(barePath(pathname), search) ??
    moved(page, search) ??
    elsewhere(own, isGuest, page + search) ??
    inBrand({ page, search, isGuest }, ofBrand)
  if (target) return { redirect: localePath(target, localeOfPath(pathname)), appMiddleware }
  const guard = guards.find(({ redirect }) => redirect !== undefined && redirect !== page)
  if (!guard?.redirect) return { appMiddleware }
  if (guard.isExternal) return { redirect: guard.redirect, isExternal: true, appMiddleware }
  return { redirect: localePath(guard.redirect, localeOfPath(pathname)), appMiddleware }
}

interface Asked {
  readonly page: string
  readonly search: string
  readonly isGuest: boolean
}

/** A page that is a modal opens over this visitor's start page. */
function inBrand({ page, search, isGuest }: Asked, ofBrand: MovedPages): string | undefined {
  const to = ofBrand[page]
  if (!to?.startsWith('?')) return to && to + search
  const query = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(to)])
  const start = isGuest ? '/lobby' : '/'
  return `${ofBrand[start] ?? start}?${query.toString()}`
}

/** Without language prefix, query and trailing slash: `/es/vip/?x=1` is `/vip`. Lowercase, so that guards match any case. */
export function pageOf(path: string): string {
  return pageAt(plainPath(new URL(path, 'http://site.invalid').pathname).toLowerCase())
}

const moved = (page: string, search: string): string | undefined => (MOVED[page] ? MOVED[page] + search : undefined)

function elsewhere(own: { guestOnly: boolean; playerOnly: boolean }, isGuest: boolean, wanted: string): string | undefined {
  if (own.guestOnly && !isGuest) return '/'
  return own.playerOnly && isGuest ? `/signin?returnTo=${encodeURIComponent(wanted)}` : undefined
}

/** The mobile app's `/mobile-app/vip` is `/vip?webview=true`. */
function inApp(page: string, search: string): string | undefined {
  const match = /^\/mobile-app((?:\/.*)?)$/.exec(page)
  if (!match) return undefined
  const query = new URLSearchParams(search)
  query.set('webview', 'true')
  // More than one leading slash would lead to another site.
  return `/${match[1]!.replace(/^\/+/, '')}?${query.toString()}`
}

const isUnder = (page: string, roots: readonly string[]): boolean =>
  roots.some((root) => page === root || page.startsWith(`${root}/`))
