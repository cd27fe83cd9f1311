import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { initApp } from '#features/account/account/contract.ts'
import { SECOND_MS } from '#kernel/time.ts'
import type { ApiClient } from '#ui/api/client.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import { getCachedGames, getGames, type GamesPayload } from '#features/play/lobby/contract.ts'
import { isCachedGamesPayload, isGamesPayload, withMarks } from './games-payload.ts'

/** Preloaded data stays fresh for as long as a page takes to render. */
const INIT_FRESH_MS = 30 * SECOND_MS

export interface KnownGames extends GamesPayload {
  /** Sizes of the page's lists, by name, while a document has only their first games. */
  readonly sizes?: Readonly<Record<string, number>>
}

/** Every game that the visitor may see: from the group's cache or, if that is invalid, built for this visitor. */
export const gamesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keyOf(getGames), queryFn: ({ client }) => loadGames(api, client) })

export async function loadGames(api: ApiClient, queries: QueryClient): Promise<KnownGames> {
  const { data } = await queries.fetchQuery({ ...queryOf(api, initApp), staleTime: INIT_FRESH_MS })
  const hash = data['playerRestrictionIdsHash']
  if (typeof hash !== 'string' || hash === '') return loadOwn(api, 'playerRestrictionIdsHash not found')
  const cached = await api.call(getCachedGames, { query: { groupKey: hash } }).catch(() => null)
  if (!isCachedGamesPayload(cached) || cached.playerRestrictionIdsHash !== hash) return loadOwn(api, 'cached games not valid')
  const { favoriteGames } = data
  return withMarks(cached, { favoriteGames, remindedGames: (data['remindedGames'] as string[] | undefined) ?? [] })
}

/** Fetched a second time if the first reply is invalid. */
async function loadOwn(api: ApiClient, why: string): Promise<GamesPayload> {
  warn(why)
  const games: unknown = await api.call(getGames)
  if (isGamesPayload(games)) return games
  warn('response from backend not valid')
  return api.call(getGames)
}

const warned = new Set<string>()

/** Each fault is logged once per page, since it repeats. */
function warn(fault: string): void {
  if (warned.has(fault)) return
  warned.add(fault)
  // oxlint-disable-next-line no-console -- who looks after the site reads it there
  console.warn(fault)
}
