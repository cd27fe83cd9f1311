import type { QueryClient } from '@tanstack/react-query'
import { gamesQuery } from '#client/game-tiles/load-games.ts'
import { type GamesPayload, getGames } from '#features/play/lobby/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'

type Lists = 'issueGamesIds' | 'providerGamesIds'

/** Own properties only: an address may name anything, including members of `Object.prototype`. */
const hasList = (queries: QueryClient, lists: Lists, name: string): boolean =>
  Object.hasOwn(queries.getQueryData<GamesPayload>(keyOf(getGames))?.[lists] ?? {}, name)

/** A category that no brand's lobby has is not found. */
export const libraryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { url }) => hasList(queries, 'issueGamesIds', url.searchParams.get('category') ?? 'all-games'),
}

export const categoryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { params }) => hasList(queries, 'issueGamesIds', params['pageName'] ?? ''),
}

export const providerNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { params }) => hasList(queries, 'providerGamesIds', params['pageName'] ?? ''),
}
