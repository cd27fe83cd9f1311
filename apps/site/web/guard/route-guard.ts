import { type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { getRouteInfo, type RouteInfo } from '#features/site/shell/contract.ts'
import { localeOfPath, localePath } from '#kernel/locale.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { ApiClient } from '#ui/api/client.ts'
import { newQueryClient } from '#ui/api/query-client.ts'
import { browserTools } from '#ui/page/page-tools.ts'
import { readForPage } from '#ui/page/read-for-page.ts'
import { redirectTarget } from '#ui/page/redirect-target.ts'
import { visitContext } from '#ui/page/visit.ts'
import { isGuestAsking } from '#ui/page/guest-session.ts'
import { wordsOfPage } from '../locales/late-words.ts'
import { knownRoutes } from './known-routes.ts'
import { runChecks } from './route-checks.ts'

/** On the server, before the first page. */
export const guardFirstPage: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url)
  if (url.pathname.endsWith('.data')) return
  const locale = localeOfPath(url.pathname)
  const { transport, report } = context.get(visitContext)
  const api = new ApiClient({ transport, locale, newKey: () => '' })
  const info = await ask(api, url)
  if (!info) return
  if (info.redirect !== undefined) throw redirect(redirectTarget(info.redirect, leaving(info, url)).to)
  if (!Object.values(info.appMiddleware).includes(true)) return
  const isGuest = await readForPage(() => isGuestAsking(api, newQueryClient()), report)
  const elsewhere = runChecks(info.appMiddleware, { isGuest, url })
  if (elsewhere !== undefined) throw redirect(localePath(elsewhere, locale))
}

/** In the browser, concurrent with the next page's reads: known pages cost no call. */
export const guardNextPage: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url)
  // Modals, filters and anchors stay on the current page.
  if (url.pathname === location.pathname) return next()
  // A document knows only the pages of its own language.
  if (localeOfPath(url.pathname) !== localeOfPath(location.pathname)) return loadDocument(url)
  const { api, queries } = browserTools()
  const isGuest = await isGuestAsking(api, queries)
  const asking = readInfo(api, url, isGuest)
  const words = wordsOfPage(url.pathname).then(
    () => true,
    () => false,
  )
  const results = await next()
  const info = await asking
  if (!info) return withWords(results, words, url)
  if (info.redirect !== undefined) throw responseTo(info.redirect, info, url)
  const elsewhere = runChecks(info.appMiddleware, { isGuest, url })
  if (elsewhere !== undefined) throw redirect(localePath(elsewhere, localeOfPath(url.pathname)))
  return withWords(results, words, url)
}

/** Messages that fail to load are handled like code that fails to load: by a new document. */
async function withWords<T>(results: T, words: Promise<boolean>, url: URL): Promise<T> {
  if (await words) return results
  return loadDocument(url)
}

function loadDocument({ href }: URL): Promise<never> {
  location.assign(href)
  return new Promise(() => undefined)
}

async function readInfo(api: ApiClient, url: URL, isGuest: boolean): Promise<RouteInfo | undefined> {
  const known = knownRoutes.find(url.pathname, isGuest)
  if (known) return known
  const info = await ask(api, url)
  if (info) knownRoutes.keep(url.pathname, isGuest, info)
  return info
}

/** If the check cannot run, the page is shown. */
const ask = (api: ApiClient, { pathname, search }: URL): Promise<RouteInfo | undefined> =>
  api.call(getRouteInfo, { query: { path: pathname + search } }).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })

const leaving = ({ isExternal = false }: RouteInfo, { origin }: URL) => ({ origin, mayLeave: isExternal })

/** Replaces the requested page in the history, so that 'back' does not lead to it. */
function responseTo(wanted: string, info: RouteInfo, url: URL): Response {
  const { to, isExternal } = redirectTarget(wanted, leaving(info, url))
  return isExternal ? redirectDocument(to) : redirect(to)
}
