import { dehydrate, type FetchQueryOptions, onlineManager, type QueryClient } from '@tanstack/react-query'
import {
  data,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { barePath, localeOfPath, localePath } from '#kernel/locale.ts'
import { ApiClient } from '../api/client.ts'
import { newQueryClient } from '../api/query-client.ts'
import { browserTools } from './page-tools.ts'
import { writePageText } from './page-text.ts'
import { readForPage } from './read-for-page.ts'
import { visitContext } from './visit.ts'
import { isGuestAsking } from './guest-session.ts'

export interface PageLocation {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- every query has types of its own
type AnyQuery = FetchQueryOptions<any, any, any, any>

export interface PageNeeds {
  /** Reads that the page cannot render without. */
  readonly queries?: (api: ApiClient, place: PageLocation) => readonly AnyQuery[]
  /** Reads for cards of other slices. The page renders without their replies, as it does when such a slice is off. */
  readonly cards?: (api: ApiClient) => readonly AnyQuery[]
  /**
   * Player-only reads of a page that guests may also see. As with cards, the page renders without the replies; the
   * browser does not wait for them, so that the page also opens offline.
   */
  readonly ofPlayer?: (api: ApiClient) => readonly AnyQuery[]
  /**
   * Takes what only later views of a document show from the replies that the server has read. A trimmed reply is marked
   * as old (`updatedAt: 0`), so that the browser reads it again.
   */
  readonly trim?: (api: ApiClient, queries: QueryClient, place: PageLocation) => Promise<void> | void
  /** Called after the reads; false means that the page does not exist. */
  readonly isThere?: (queries: QueryClient, place: PageLocation) => boolean
  /** Redirects guests from player pages to the sign-in, and players from guest pages to home. */
  readonly for?: 'player' | 'guest'
  /** Where players go from a guest page, instead of home. */
  readonly playersGoTo?: (place: PageLocation) => string
}

export interface PageData {
  /** As one page text: the router would serialize every value separately. */
  readonly queries: string | null
}

/** Both loaders of a page, from one list of its reads. */
export function pageData(needs: PageNeeds) {
  return {
    async server({ request, context, params }: LoaderFunctionArgs): Promise<PageData> {
      const url = new URL(request.url)
      const queries = newQueryClient()
      const place = { url, params }
      const { transport, report } = context.get(visitContext)
      const api = new ApiClient({ transport, locale: localeOfPath(url.pathname), newKey: () => '' })
      await readForPage(async () => {
        await fill({ needs, api, queries, place })
        await readOwn(needs, api, queries)
        await needs.trim?.(api, queries, place)
      }, report)
      return { queries: writePageText(dehydrate(queries).queries) }
    },
    async browser({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> {
      const { api, queries } = browserTools()
      await readForPage(() => fill({ needs, api, queries, place: { url: new URL(request.url), params } }))
      void readOwn(needs, api, queries)
      return { queries: null }
    },
  }
}

/** Modals change the address too; only another path or page query reloads data. */
export function needsNewData({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const subject = (url: URL) => url.pathname + (url.searchParams.get('category') ?? '')
  return formMethod !== undefined || subject(currentUrl) !== subject(nextUrl)
}

interface Filling {
  readonly needs: PageNeeds
  readonly api: ApiClient
  readonly queries: QueryClient
  readonly place: PageLocation
}

async function fill({ needs, api, queries, place }: Filling): Promise<void> {
  if (needs.for) turnAway(needs, place, await isGuestAsking(api, queries))
  const cards = (needs.cards?.(api) ?? []).map((query) => queries.prefetchQuery(query))
  await Promise.all([...(needs.queries?.(api, place) ?? []).map((query) => readWhole(queries, query)), ...cards])
  if (needs.isThere?.(queries, place) === false) throw data(null, { status: 404, statusText: 'Page not found' })
}

/** What a document holds in part serves the page that it came with; another page waits for the whole, unless offline. */
async function readWhole(queries: QueryClient, query: AnyQuery): Promise<void> {
  const known = queries.getQueryState(query.queryKey)
  const isPart = known?.data !== undefined && known.dataUpdatedAt === 0
  if (isPart && onlineManager.isOnline()) await queries.fetchQuery(query).catch(() => undefined)
  await queries.ensureQueryData(query)
}

async function readOwn({ ofPlayer }: PageNeeds, api: ApiClient, queries: QueryClient): Promise<void> {
  if (!ofPlayer || (await isGuestAsking(api, queries))) return
  await Promise.all(ofPlayer(api).map((query) => queries.prefetchQuery(query)))
}

function turnAway({ for: wanted, playersGoTo }: PageNeeds, place: PageLocation, isGuest: boolean): void {
  const { url } = place
  const locale = localeOfPath(url.pathname)
  if (wanted === 'guest' && !isGuest) throw redirect(localePath(playersGoTo?.(place) ?? '/', locale))
  if (wanted === 'player' && isGuest) {
    const back = encodeURIComponent(barePath(url.pathname) + url.search)
    throw redirect(`${localePath('/signin', locale)}?returnTo=${back}`)
  }
}
