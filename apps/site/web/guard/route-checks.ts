import { data } from 'react-router'
import type { RouteInfo } from '#features/shell/contract.ts'
import { barePath } from '#kernel/locale.ts'

export interface Visitor {
  readonly isGuest: boolean
  /** The page that is wanted, with its query. */
  readonly url: URL
}

/** A path without language prefix to go to instead; false where there is no such page for this visitor. */
type RouteCheck = (visitor: Visitor) => string | false | undefined

/** What a page may ask for by name in `appMiddleware`. */
export const ROUTE_CHECKS: Readonly<Record<string, RouteCheck>> = {
  /** A page of a slice that is off. */
  missing: () => false,
  guestOnly: ({ isGuest }) => (isGuest ? undefined : '/'),
  playerOnly: ({ isGuest, url }) =>
    isGuest ? `/signin?returnTo=${encodeURIComponent(barePath(url.pathname) + url.search)}` : undefined,
}

/** Runs what the page asks for: the first that sends elsewhere decides. Throws a 404 where one says that there is no page. */
export function runChecks(
  asked: RouteInfo['appMiddleware'],
  visitor: Visitor,
  checks: Readonly<Record<string, RouteCheck>> = ROUTE_CHECKS,
): string | undefined {
  const due = Object.entries(asked).flatMap(([name, isAsked]) => (isAsked ? [name] : []))
  for (const name of due) {
    const check = checks[name]
    if (!check) throw new Error(`Unknown route middleware: '${name}'`)
    const answer = answerOf(check, visitor)
    if (answer === false) throw data(null, { status: 404, statusText: `Page Not Found: ${visitor.url.pathname}` })
    if (answer !== undefined) return answer
  }
  return undefined
}

/** A check that fails lets nobody through. */
function answerOf(check: RouteCheck, visitor: Visitor): ReturnType<RouteCheck> {
  try {
    return check(visitor)
  } catch {
    return false
  }
}
