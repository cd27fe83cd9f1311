import { barePath, localeOfPath, localePath } from '#kernel/locale.ts'

export interface RouteInfo {
  readonly redirect?: string
  readonly appMiddleware: { readonly guestOnly: boolean; readonly playerOnly: boolean }
}

/** Pages, and all below them. */
const GUEST_PAGES = ['/signin', '/signup']
const PLAYER_PAGES = ['/profile', '/registration-complete']

/** `path` may carry a language prefix and a query; both are kept where the visitor is sent on. */
export function routeInfo(path: string, isGuest: boolean): RouteInfo {
  const { pathname, search } = new URL(path, 'http://site.invalid')
  const page = barePath(pathname)
  const appMiddleware = { guestOnly: isUnder(page, GUEST_PAGES), playerOnly: isUnder(page, PLAYER_PAGES) }
  const target = inApp(page, search) ?? elsewhere(appMiddleware, isGuest)
  return target ? { redirect: localePath(target, localeOfPath(pathname)), appMiddleware } : { appMiddleware }
}

function elsewhere({ guestOnly, playerOnly }: RouteInfo['appMiddleware'], isGuest: boolean): string | undefined {
  if (guestOnly && !isGuest) return '/'
  return playerOnly && isGuest ? '/signin' : undefined
}

/** The mobile app's `/mobile-app/vip` is `/vip?webview=true`. */
function inApp(page: string, search: string): string | undefined {
  const match = /^\/mobile-app((?:\/.*)?)$/.exec(page)
  if (!match) return undefined
  const query = new URLSearchParams(search)
  query.set('webview', 'true')
  // More than one slash in front would lead to another site.
  return `/${match[1]!.replace(/^\/+/, '')}?${query.toString()}`
}

const isUnder = (page: string, roots: readonly string[]): boolean =>
  roots.some((root) => page === root || page.startsWith(`${root}/`))
