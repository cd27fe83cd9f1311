import type { QueryClient } from '@tanstack/react-query'
import { gamesQuery } from '#client/game-tiles/load-games.ts'
import { type GamesPayload, getGames } from '#features/play/lobby/contract.ts'
import { getProfile } from '#features/account/account/contract.ts'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { PageLocation, PageNeeds } from '#ui/page/page-data.ts'
import { keepFavorites, keepFirstOf, keepFirstOfProviders, keepRecent } from './first-list.ts'

type Lists = 'issueGamesIds' | 'providerGamesIds'

/** Own properties only: an address may name anything, including members of `Object.prototype`. */
const hasList = (queries: QueryClient, lists: Lists, name: string): boolean =>
  Object.hasOwn(queries.getQueryData<GamesPayload>(keyOf(getGames))?.[lists] ?? {}, name)

const ofLibrary = ({ url }: PageLocation) => url.searchParams.get('category') ?? 'all-games'
const ofPath = ({ params }: PageLocation) => params['pageName'] ?? ''

/** A category that no brand's lobby has is not found. */
export const libraryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  ...(import.meta.env.SSR && { trim: keepFirstOf((place) => ({ category: ofLibrary(place) })) }),
  isThere: (queries, place) => hasList(queries, 'issueGamesIds', ofLibrary(place)),
}

export const categoryNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  ...(import.meta.env.SSR && { trim: keepFirstOf((place) => ({ category: ofPath(place) })) }),
  isThere: (queries, place) => hasList(queries, 'issueGamesIds', ofPath(place)),
}

export const providerNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  ...(import.meta.env.SSR && { trim: keepFirstOf((place) => ({ provider: ofPath(place) })) }),
  isThere: (queries, place) => hasList(queries, 'providerGamesIds', ofPath(place)),
}

export const providersNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  ...(import.meta.env.SSR && { trim: keepFirstOfProviders }),
}

export const favouritesNeeds: PageNeeds = {
  queries: (api) => [gamesQuery(api)],
  ...(import.meta.env.SSR && { trim: keepFavorites }),
}

export const recentNeeds: PageNeeds = {
  for: 'player',
  queries: (api) => [gamesQuery(api), queryOf(api, getProfile)],
  ...(import.meta.env.SSR && { trim: keepRecent }),
}
