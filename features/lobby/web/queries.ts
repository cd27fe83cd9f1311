import { type QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { checkRewards } from '#features/registration/contract.ts'
import { getProfile, initApp } from '#features/account/contract.ts'
import { useApi } from '#ui/api/api-context.tsx'
import { keyOf, queryOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'
import { type Game, type GamesPayload, getGames, getHomePage } from '../contract.ts'
import { gamesQuery } from './load-games.ts'

export const lobbyNeeds: PageNeeds = {
  queries: (api) => [queryOf(api, getHomePage), gamesQuery(api), queryOf(api, checkRewards, { query: {} })],
}

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

/** The home page; its loader has it read before the page is drawn. */
export const useHome = () => useSuspenseQuery(queryOf(useApi(), getHomePage)).data

export const useHomeReadAt = () => useSuspenseQuery(queryOf(useApi(), getHomePage)).dataUpdatedAt

/** Every game this visitor may see, and its lists. */
export const useGames = () => useSuspenseQuery(gamesQuery(useApi())).data

/** What signing up gives. */
export const useWelcomeGift = () =>
  useSuspenseQuery(queryOf(useApi(), checkRewards, { query: {} })).data.registrationRewardWithoutCode

export const useIsGuest = (): boolean => useQuery(queryOf(useApi(), initApp)).data?.data.isGuest ?? true

/** What the visitor plays with; a guest would begin with coins. */
export const useMode = () => {
  const isGuest = useIsGuest()
  return useQuery({ ...queryOf(useApi(), getProfile), enabled: !isGuest }).data?.data.gameMode ?? 'TournamentPoints'
}

/** What the player played lately, the latest first; nothing for a guest. */
export const useRecentGames = (): readonly string[] => {
  const isGuest = useIsGuest()
  return useQuery({ ...queryOf(useApi(), getProfile), enabled: !isGuest }).data?.data.lastGames ?? []
}

/** The games of a list, in its order; ids that this visitor may not see are left out. */
export function pickGames(games: readonly Game[], ids: readonly string[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
