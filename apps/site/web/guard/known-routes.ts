import type { RouteInfo } from '#features/site/shell/contract.ts'

/** This visit's known pages, by path and session. Pages that redirect are checked each time. */
const known = new Map<string, RouteInfo>()

const keyOf = (pathname: string, isGuest: boolean): string => `${isGuest ? 'guest' : 'player'} ${pathname}`

export const knownRoutes = {
  find: (pathname: string, isGuest: boolean): RouteInfo | undefined => known.get(keyOf(pathname, isGuest)),
  keep(pathname: string, isGuest: boolean, info: RouteInfo): void {
    if (info.redirect === undefined) known.set(keyOf(pathname, isGuest), info)
  },
}
