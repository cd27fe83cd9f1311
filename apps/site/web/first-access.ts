import { redirect, type MiddlewareFunction } from 'react-router'
import { handleRequest } from '#features/account/account/contract.ts'
import { LOCALE_COOKIE, localeOfPath, localeRedirect } from '#kernel/locale.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { ApiClient } from '#ui/api/client.ts'
import { redirectTarget } from '#ui/page/redirect-target.ts'
import { visitContext } from '#ui/page/visit.ts'
import { guardFirstPage } from './guard/route-guard.ts'

function inOwnLanguage({ request }: { request: Request }): void {
  const url = new URL(request.url)
  if (url.pathname.endsWith('.data')) return
  const target = localeRedirect(url.pathname, cookieOf(request, LOCALE_COOKIE), request.headers.get('accept-language'))
  if (target) throw redirect(target + url.search)
}

/**
 * `request/handle` may redirect any page; the root is checked only for invited visitors. If the check fails, the page
 * is shown.
 */
const asServerSays: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url)
  const isRoot = url.pathname === '/'
  if (isRoot && !INVITATIONS.some((name) => url.searchParams.has(name))) return
  const { transport, report } = context.get(visitContext)
  const api = new ApiClient({ transport, locale: localeOfPath(url.pathname), newKey: () => '' })
  const query = { ...Object.fromEntries(url.searchParams), path: url.pathname }
  const redirectUrl = await api.call(handleRequest, { query }).then(
    (reply) => reply.redirectUrl,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0 || error.status === 500) report(error)
      return null
    },
  )
  if (isRoot) return
  if (redirectUrl) throw redirect(redirectTarget(redirectUrl, { origin: url.origin, mayLeave: true }).to)
  if (url.searchParams.has('aa')) {
    url.searchParams.delete('aa')
    throw redirect(url.pathname + url.search)
  }
}

const INVITATIONS = ['invited_by', 'refcode', 'tracking_id']

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Runs before every page on the server; each step may redirect. */
export const firstAccess: MiddlewareFunction<Response>[] = [inOwnLanguage, asServerSays, guardFirstPage]
