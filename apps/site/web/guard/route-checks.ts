import { data } from 'react-router'
import type { RouteInfo } from '#features/site/shell/contract.ts'
import { barePath } from '#kernel/locale.ts'

export interface Visitor {
  readonly isGuest: boolean
  /** The requested page, with its query. */
  readonly url: URL
}

/** A path without language prefix to redirect to; false if the page does not exist for this visitor. */
type RouteCheck = (visitor: Visitor) => string | false | undefined

/** Checks that a page may name in `appMiddleware`. */
const ROUTE_CHECKS: Readonly<Record<string, RouteCheck>> = {
  /** A page of a disabled slice. */
  missing: () => false,
  guestOnly: ({ isGuest }) => (isGuest ? undefined : '/'),
  playerOnly: ({ isGuest, url }) =>
    isGuest ? `/signin?returnTo=${encodeURIComponent(barePath(url.pathname) + url.search)}` : undefined,
}

/** Runs the page's checks: the first redirect decides. Throws a 404 if a check says that there is no page. */
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

/** A failing check refuses access. */
function answerOf(check: RouteCheck, visitor: Visitor): ReturnType<RouteCheck> {
  try {
    return check(visitor)
  } catch {
    return false
  }
}
