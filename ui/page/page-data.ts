import { dehydrate, type FetchQueryOptions, type QueryClient } from '@tanstack/react-query'
import {
  data,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { barePath, localeOfPath, localePath } from '#kernel/locale.ts'
import { ApiError } from '../api/api-error.ts'
import { ApiClient } from '../api/client.ts'
import { newQueryClient } from '../api/query-client.ts'
import { browserTools } from './page-tools.ts'
import { visitContext } from './visit.ts'
import { isGuestAsking } from './who-asks.ts'

export interface PagePlace {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

// oxlint-disable-next-line typescript/no-explicit-any -- every query has types of its own
type AnyQuery = FetchQueryOptions<any, any, any, any>

export interface PageNeeds {
  /** Reads that the page cannot be drawn without. */
  readonly queries?: (api: ApiClient, place: PagePlace) => readonly AnyQuery[]
  /** Reads of cards that other slices bring: without an answer, as where such a slice is off, the page is drawn all the same. */
  readonly cards?: (api: ApiClient) => readonly AnyQuery[]
  /**
   * Reads of a page that guests may see too, of players alone. As with cards the page is drawn without an answer; in the
   * browser it does not wait for one either, so that it opens without a network too.
   */
  readonly ofPlayer?: (api: ApiClient) => readonly AnyQuery[]
  /** Asked once the reads are there: false is a page that does not exist. */
  readonly isThere?: (queries: QueryClient, place: PagePlace) => boolean
  /** Who is turned away: guests from a player's page to the sign-in, players from a guest's page to home. */
  readonly for?: 'player' | 'guest'
}

export interface PageData {
  /** As one text: the router would send every value by itself and put them together again one by one. */
  readonly queries: string | null
}

/** Both loaders of a page from one list of what it needs. */
export function pageData(needs: PageNeeds) {
  return {
    async server({ request, context, params }: LoaderFunctionArgs): Promise<PageData> {
      const url = new URL(request.url)
      const queries = newQueryClient()
      const api = new ApiClient({
        transport: context.get(visitContext).transport,
        locale: localeOfPath(url.pathname),
        newKey: () => '',
      })
      await fill({ needs, api, queries, place: { url, params } })
      await readOwn(needs, api, queries)
      return { queries: JSON.stringify(dehydrate(queries).queries) }
    },
    async browser({ request, params }: ClientLoaderFunctionArgs): Promise<PageData> {
      const { api, queries } = browserTools()
      await fill({ needs, api, queries, place: { url: new URL(request.url), params } })
      void readOwn(needs, api, queries)
      return { queries: null }
    },
  }
}

/** Modals change the address too; only another page or another question to it loads anew. */
export function needsNewData({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const subject = (url: URL) => url.pathname + (url.searchParams.get('category') ?? '')
  return formMethod !== undefined || subject(currentUrl) !== subject(nextUrl)
}

interface Filling {
  readonly needs: PageNeeds
  readonly api: ApiClient
  readonly queries: QueryClient
  readonly place: PagePlace
}

async function fill({ needs, api, queries, place }: Filling): Promise<void> {
  if (needs.for) turnAway(needs.for, place.url, await isGuestAsking(api, queries))
  try {
    const cards = (needs.cards?.(api) ?? []).map((query) => queries.prefetchQuery(query))
    await Promise.all([...(needs.queries?.(api, place) ?? []).map((query) => queries.ensureQueryData(query)), ...cards])
  } catch (error) {
    if (error instanceof ApiError) throw data({ code: error.code }, { status: error.status === 404 ? 404 : 503 })
    throw error
  }
  if (needs.isThere?.(queries, place) === false) throw data(null, { status: 404, statusText: 'Page not found' })
}

async function readOwn({ ofPlayer }: PageNeeds, api: ApiClient, queries: QueryClient): Promise<void> {
  if (!ofPlayer || (await isGuestAsking(api, queries))) return
  await Promise.all(ofPlayer(api).map((query) => queries.prefetchQuery(query)))
}

function turnAway(wanted: 'player' | 'guest', url: URL, isGuest: boolean): void {
  const locale = localeOfPath(url.pathname)
  if (wanted === 'guest' && !isGuest) throw redirect(localePath('/', locale))
  if (wanted === 'player' && isGuest) {
    const back = encodeURIComponent(barePath(url.pathname) + url.search)
    throw redirect(`${localePath('/signin', locale)}?returnTo=${back}`)
  }
}
