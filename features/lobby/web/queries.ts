import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#ui/api/api-context.tsx'
import { queryOf } from '#ui/api/query.ts'
import type { PageNeeds } from '#ui/page/page-data.ts'
import { type Game, getGames, getHomePage } from '../contract.ts'

export const lobbyNeeds: PageNeeds = { queries: (api) => [queryOf(api, getHomePage), queryOf(api, getGames)] }
export const libraryNeeds: PageNeeds = { queries: (api) => [queryOf(api, getGames)] }

/** The home page; its loader has it read before the page is drawn. */
export const useHome = () => useSuspenseQuery(queryOf(useApi(), getHomePage)).data

/** Every game this visitor may see, and its lists. */
export const useGames = () => useSuspenseQuery(queryOf(useApi(), getGames)).data

/** The games of a list, in its order; ids that this visitor may not see are left out. */
export function pickGames(games: readonly Game[], ids: readonly string[]): Game[] {
  const byId = new Map(games.map((game) => [game.id, game]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
