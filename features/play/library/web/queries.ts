import type { QueryClient } from '@tanstack/react-query'
import { gamesQuery } from '#client/shelf/load-games.ts'
import { type GamesPayload, getGames } from '#features/lobby/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'

type Lists = 'issueGamesIds' | 'providerGamesIds'

/** Of its own: an address may name anything, also what every object has. */
const hasList = (queries: QueryClient, lists: Lists, name: string): boolean =>
  Object.hasOwn(queries.getQueryData<GamesPayload>(keyOf(getGames))?.[lists] ?? {}, name)

/** A category that no brand's lobby has is no page. */
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
