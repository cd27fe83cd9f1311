import type { QueryClient } from '@tanstack/react-query'
import { gamesQuery } from '#client/shelf/load-games.ts'
import { type GamesPayload, getGames } from '#features/lobby/contract.ts'
import { keyOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'

const knownGames = (queries: QueryClient) => queries.getQueryData<GamesPayload>(keyOf(getGames))

/** A category that no brand's lobby has is no page. */
export const libraryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { url }) => (url.searchParams.get('category') ?? 'all-games') in (knownGames(queries)?.issueGamesIds ?? {}),
}

export const categoryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { params }) => (params['pageName'] ?? '') in (knownGames(queries)?.issueGamesIds ?? {}),
}

export const providerNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  isThere: (queries, { params }) => (params['pageName'] ?? '') in (knownGames(queries)?.providerGamesIds ?? {}),
}
