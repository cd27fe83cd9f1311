import type { RouteInfo } from '#features/shell/contract.ts'

/** What this visit knows of pages, by path and by who is asking. A page that sends elsewhere is asked about each time. */
const known = new Map<string, RouteInfo>()

const keyOf = (pathname: string, isGuest: boolean): string => `${isGuest ? 'guest' : 'player'} ${pathname}`

export const knownRoutes = {
  find: (pathname: string, isGuest: boolean): RouteInfo | undefined => known.get(keyOf(pathname, isGuest)),
  keep(pathname: string, isGuest: boolean, info: RouteInfo): void {
    if (info.redirect === undefined) known.set(keyOf(pathname, isGuest), info)
  },
}
